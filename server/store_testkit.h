// Tests of the store run on every database: the fixture gives each one an empty place of its own.
#pragma once

#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <vector>

#include "server/postgres_testkit.h"
#include "server/store.h"

namespace zig::server {

class StoreTest : public testing::TestWithParam<const char*> {
 protected:
  void SetUp() override;
  void TearDown() override;

  bool on_sqlite() const { return std::string_view(GetParam()) == "sqlite"; }
  std::unique_ptr<Store> open();            // fails the test and gives none where it cannot be opened
  bool ask(const std::string& statements);  // on a connection beside the store

  std::string where_;
  std::string folder_;  // for files of this test
  PostgresForTests* postgres_ = nullptr;
};

Person a_person(const std::string& id, const std::string& login = {});
AddTable a_table(const std::string& id, const std::vector<std::string>& people = {}, Millis created = 1000);
AddAct an_act(const std::string& table, int number, const std::string& person = "ann",
              const std::string& client_id = {});

// The answers of one commit; a problem fails the test.
std::vector<Written> commit(Store& store, const std::vector<Write>& writes);

// How often each act of a table is stored must be once, numbered without a gap; the number of acts.
int count_gapless(Store& store, const std::string& table);

}  // namespace zig::server
