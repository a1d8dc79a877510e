#pragma once

#include <map>
#include <string>
#include <utility>
#include <vector>

#include "command_source.h"

namespace fabric {

// Answers from texts that a test gives it, samples by their name ("interface@before"); everything
// else was not asked.
class TextSource : public CommandSource {
 public:
  TextSource& Says(const std::string& device, const std::string& question, std::string text) {
    return Answers(device, question, {AnswerStatus::kOk, std::move(text), "", ""});
  }

  TextSource& Answers(const std::string& device, const std::string& question, Answer answer) {
    answer.file = "devices/" + device + "/" + question + ".out";
    answers_[{device, question}] = std::move(answer);
    return *this;
  }

  std::vector<Answer> Ask(const Device& device, const std::vector<Question>& questions) override {
    std::vector<Answer> answers;
    for (const Question& question : questions) {
      const auto found = answers_.find({device.name, SampleName(question.id, question.when)});
      answers.push_back(found == answers_.end() ? Answer{} : found->second);
    }
    return answers;
  }

 private:
  std::map<std::pair<std::string, std::string>, Answer> answers_;
};

}  // namespace fabric
