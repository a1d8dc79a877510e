#include "netplan_address.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "fabric_builder.h"

namespace fabric {
namespace {

constexpr char kFile[] = "# spark1: in the file under /etc/netplan that names enp1s0f0np0: ";
constexpr char kApply[] = "sudo netplan apply  # spark1: enp1s0f0np0";

struct Address {
  const char* text;
  bool dynamic = false;
};

HostAddress Made(const Address& address) {
  HostAddress made;
  made.text = address.text;
  made.dynamic = address.dynamic;
  boost::system::error_code error;
  const auto v4 = boost::asio::ip::make_network_v4(made.text, error);
  if (!error) made.v4 = v4;
  const auto v6 = boost::asio::ip::make_network_v6(made.text, error);
  if (!error) made.v6 = v6;
  return made;
}

struct Row {
  std::vector<Address> has;
  std::string fix;   // of enp1s0f0np0; empty: none
  std::string undo;  // the same
  std::string caution;
};

std::vector<std::string> Change(const std::string& settings) {
  if (settings.empty()) return {};
  return {fmt::format("{}enp1s0f0np0: {{{}}}", kFile, settings), kApply};
}

// Rail0 of spark1 should have 10.9.0.11/24.
TEST(SetIntendedAddressTest, KeepsWhatIsNotMeantAndTakesBackOnlyWhatWasStatic) {
  constexpr char kLeased[] =
      "enp1s0f0np0 has a leased address: no undo is named for it, keep its netplan file";
  const std::vector<Row> table = {
      {{}, "addresses: [10.9.0.11/24]", "addresses: []", ""},
      {{{"10.9.0.99/24"}}, "addresses: [10.9.0.11/24]", "addresses: [10.9.0.99/24]", ""},
      {{{"10.9.0.99/24"}, {"fd00:9::b/64"}, {"fe80::1/64"}, {"2001:db8::5/64", true}},
       "addresses: [10.9.0.11/24, \"fd00:9::b/64\"]",
       "addresses: [10.9.0.99/24, \"fd00:9::b/64\"]",
       ""},
      {{{"10.9.0.11/24"}}, "", "", ""},
      {{{"10.9.0.11/24"}, {"fd00:9::b/64"}}, "", "", ""},
      {{{"10.9.0.99/24", true}}, "dhcp4: no, addresses: [10.9.0.11/24]", "", kLeased},
      {{{"10.9.0.11/24"}, {"10.9.0.99/24", true}},
       "dhcp4: no, addresses: [10.9.0.11/24]",
       "",
       kLeased},
  };
  const FabricState state = HealthySeedA();
  for (std::size_t i = 0; i < table.size(); ++i) {
    HostInterface is;
    is.name = "enp1s0f0np0";
    for (const Address& address : table[i].has) is.addresses.push_back(Made(address));
    Finding finding;
    SetIntendedAddress(state.inventory.hosts[0], state.inventory.rails[0], is, finding);
    EXPECT_EQ(finding.fix, Change(table[i].fix)) << i;
    EXPECT_EQ(finding.undo, Change(table[i].undo)) << i;
    EXPECT_EQ(finding.caution, table[i].caution) << i;
  }
}

TEST(SetIntendedAddressTest, NothingIsNamedWhereNoOctetIsDeclared) {
  FabricState state = HealthySeedA();
  state.inventory.hosts[0].octet.reset();
  Finding finding;
  SetIntendedAddress(state.inventory.hosts[0], state.inventory.rails[0],
                     state.hosts[0].interfaces->front(), finding);
  EXPECT_TRUE(finding.fix.empty() && finding.undo.empty() && finding.caution.empty());
}

}  // namespace
}  // namespace fabric
