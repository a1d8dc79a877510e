#pragma once

#include <gmock/gmock.h>

#include <vector>

#include "command_source.h"

namespace fabric {

// A source whose answers a test dictates; used strict, so that nothing unexpected is asked.
class MockCommandSource : public CommandSource {
 public:
  MOCK_METHOD(std::vector<Answer>, Ask,
              (const Device& device, const std::vector<Question>& questions), (override));
};

}  // namespace fabric
