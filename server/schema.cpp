#include "server/schema.h"

#include <array>
#include <charconv>

#include "server/store_failure.h"

namespace zig::server {

namespace {

// `statuses` is what changes with each act, `tables` and `acts` are only added to. `players` says who has a seat or is
// asked at a table; it follows from the two lists in `statuses` and exists for the list of a person's games.

constexpr std::string_view everything_sqlite = R"sql(
CREATE TABLE people (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  login TEXT NOT NULL,
  login_key TEXT UNIQUE,
  password_hash TEXT NOT NULL,
  created INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE sessions (
  token_hash TEXT PRIMARY KEY,
  person TEXT NOT NULL REFERENCES people(id),
  created INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE tables (
  id TEXT PRIMARY KEY,
  game TEXT NOT NULL,
  rules TEXT NOT NULL,
  options TEXT NOT NULL,
  seed TEXT NOT NULL,
  commitment TEXT NOT NULL,
  host TEXT NOT NULL,
  settings TEXT NOT NULL,
  created INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX tables_by_host ON tables(host);
CREATE TABLE statuses (
  table_id TEXT PRIMARY KEY REFERENCES tables(id),
  phase TEXT NOT NULL,
  people TEXT NOT NULL,
  waiting TEXT NOT NULL,
  acts INTEGER NOT NULL,
  created INTEGER NOT NULL,
  changed INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX statuses_open ON statuses(created DESC, table_id) WHERE phase = 'open';
CREATE INDEX statuses_playing ON statuses(table_id) WHERE phase = 'playing';
CREATE TABLE players (
  person TEXT NOT NULL,
  table_id TEXT NOT NULL REFERENCES tables(id),
  waiting INTEGER NOT NULL,
  PRIMARY KEY (person, table_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX players_by_table ON players(table_id);
CREATE TABLE acts (
  table_id TEXT NOT NULL REFERENCES tables(id),
  number INTEGER NOT NULL,
  kind TEXT NOT NULL,
  seat INTEGER NOT NULL,
  person TEXT NOT NULL,
  client_id TEXT NOT NULL,
  body TEXT NOT NULL,
  state_hash TEXT NOT NULL,
  time INTEGER NOT NULL,
  PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX acts_by_client ON acts(person, table_id, client_id) WHERE client_id <> '';
CREATE INDEX acts_by_person ON acts(person) WHERE client_id = '';
)sql";

// COLLATE "C": the same order as SQLite's, whatever the language of the database. Room in the pages of what changes
// lets PostgreSQL change rows without touching an index.
constexpr std::string_view everything_postgres = R"sql(
CREATE TABLE people (
  id text COLLATE "C" PRIMARY KEY,
  name text NOT NULL,
  login text NOT NULL,
  login_key text COLLATE "C" UNIQUE,
  password_hash text NOT NULL,
  created bigint NOT NULL
);
CREATE TABLE sessions (
  token_hash text COLLATE "C" PRIMARY KEY,
  person text COLLATE "C" NOT NULL REFERENCES people(id),
  created bigint NOT NULL
);
CREATE TABLE tables (
  id text COLLATE "C" PRIMARY KEY,
  game text NOT NULL,
  rules text NOT NULL,
  options text NOT NULL,
  seed text NOT NULL,
  commitment text NOT NULL,
  host text COLLATE "C" NOT NULL,
  settings text NOT NULL,
  created bigint NOT NULL
);
CREATE INDEX tables_by_host ON tables(host);
CREATE TABLE statuses (
  table_id text COLLATE "C" PRIMARY KEY REFERENCES tables(id),
  phase text NOT NULL,
  people text NOT NULL,
  waiting text NOT NULL,
  acts integer NOT NULL,
  created bigint NOT NULL,
  changed bigint NOT NULL
) WITH (fillfactor = 70);
CREATE INDEX statuses_open ON statuses(created DESC, table_id) WHERE phase = 'open';
CREATE INDEX statuses_playing ON statuses(table_id) WHERE phase = 'playing';
CREATE TABLE players (
  person text COLLATE "C" NOT NULL,
  table_id text COLLATE "C" NOT NULL REFERENCES tables(id),
  waiting boolean NOT NULL,
  PRIMARY KEY (person, table_id)
) WITH (fillfactor = 70);
CREATE INDEX players_by_table ON players(table_id);
CREATE TABLE acts (
  table_id text COLLATE "C" NOT NULL REFERENCES tables(id),
  number integer NOT NULL,
  kind text NOT NULL,
  seat integer NOT NULL,
  person text COLLATE "C" NOT NULL,
  client_id text COLLATE "C" NOT NULL,
  body text NOT NULL,
  state_hash text NOT NULL,
  time bigint NOT NULL,
  PRIMARY KEY (table_id, number)
);
CREATE UNIQUE INDEX acts_by_client ON acts(person, table_id, client_id) WHERE client_id <> '';
CREATE INDEX acts_by_person ON acts(person) WHERE client_id = '';
)sql";

// Clocks, and tables by invitation. Tables that were open before were shown to everybody.
constexpr std::string_view clocks_sqlite = R"sql(
ALTER TABLE statuses ADD COLUMN listed INTEGER NOT NULL DEFAULT 1;
ALTER TABLE statuses ADD COLUMN deadline INTEGER NOT NULL DEFAULT 0;
DROP INDEX statuses_open;
DROP INDEX statuses_playing;
CREATE INDEX statuses_open ON statuses(created DESC, table_id) WHERE phase = 'open' AND listed = 1;
CREATE INDEX statuses_due ON statuses(deadline, table_id) WHERE deadline > 0;
)sql";

constexpr std::string_view clocks_postgres = R"sql(
ALTER TABLE statuses ADD COLUMN listed boolean NOT NULL DEFAULT true;
ALTER TABLE statuses ADD COLUMN deadline bigint NOT NULL DEFAULT 0;
DROP INDEX statuses_open;
DROP INDEX statuses_playing;
CREATE INDEX statuses_open ON statuses(created DESC, table_id) WHERE phase = 'open' AND listed;
CREATE INDEX statuses_due ON statuses(deadline, table_id) WHERE deadline > 0;
)sql";

// Ending all sessions of somebody, and browsers in which somebody has logged in before.
constexpr std::string_view browsers_sqlite = R"sql(
CREATE INDEX sessions_by_person ON sessions(person);
CREATE TABLE browsers (
  token_hash TEXT NOT NULL,
  person TEXT NOT NULL REFERENCES people(id),
  PRIMARY KEY (token_hash, person)
) STRICT, WITHOUT ROWID;
CREATE INDEX browsers_by_person ON browsers(person);
)sql";

constexpr std::string_view browsers_postgres = R"sql(
CREATE INDEX sessions_by_person ON sessions(person);
CREATE TABLE browsers (
  token_hash text COLLATE "C" NOT NULL,
  person text COLLATE "C" NOT NULL REFERENCES people(id),
  PRIMARY KEY (token_hash, person)
);
CREATE INDEX browsers_by_person ON browsers(person);
)sql";

// The looks (look.h) of each account's login and name: no two accounts share one. Of older accounts that look alike only the first has it; the
// others are found as they are written.
constexpr std::string_view looks_sqlite = R"sql(
CREATE TABLE looks (
  look TEXT PRIMARY KEY,
  person TEXT NOT NULL REFERENCES people(id),
  of_login INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX looks_by_person ON looks(person);
)sql";

constexpr std::string_view looks_postgres = R"sql(
CREATE TABLE looks (
  look text COLLATE "C" PRIMARY KEY,
  person text COLLATE "C" NOT NULL REFERENCES people(id),
  of_login integer NOT NULL
);
CREATE INDEX looks_by_person ON looks(person);
)sql";

// What whoever runs the server did (admin.h), people who are banned or whose data was deleted, and acts that a repair took away.
constexpr std::string_view admin_sqlite = R"sql(
ALTER TABLE people ADD COLUMN state TEXT NOT NULL DEFAULT '';
CREATE TABLE admin_log (
  number INTEGER PRIMARY KEY,
  time INTEGER NOT NULL,
  who TEXT NOT NULL,
  what TEXT NOT NULL,
  about TEXT NOT NULL,
  subject TEXT NOT NULL,
  details TEXT NOT NULL
) STRICT;
CREATE TABLE acts_set_aside (
  since INTEGER NOT NULL,
  table_id TEXT NOT NULL,
  number INTEGER NOT NULL,
  kind TEXT NOT NULL,
  seat INTEGER NOT NULL,
  person TEXT NOT NULL,
  client_id TEXT NOT NULL,
  body TEXT NOT NULL,
  state_hash TEXT NOT NULL,
  time INTEGER NOT NULL
) STRICT;
CREATE INDEX acts_set_aside_by_table ON acts_set_aside(table_id);
CREATE INDEX acts_set_aside_by_person ON acts_set_aside(person);
)sql";

constexpr std::string_view admin_postgres = R"sql(
ALTER TABLE people ADD COLUMN state text NOT NULL DEFAULT '';
CREATE TABLE admin_log (
  number bigint PRIMARY KEY,
  time bigint NOT NULL,
  who text NOT NULL,
  what text NOT NULL,
  about text NOT NULL,
  subject text COLLATE "C" NOT NULL,
  details text NOT NULL
);
CREATE TABLE acts_set_aside (
  since bigint NOT NULL,
  table_id text COLLATE "C" NOT NULL,
  number integer NOT NULL,
  kind text NOT NULL,
  seat integer NOT NULL,
  person text COLLATE "C" NOT NULL,
  client_id text COLLATE "C" NOT NULL,
  body text NOT NULL,
  state_hash text NOT NULL,
  time bigint NOT NULL
);
CREATE INDEX acts_set_aside_by_table ON acts_set_aside(table_id);
CREATE INDEX acts_set_aside_by_person ON acts_set_aside(person);
)sql";

constexpr std::array<Migration, 5> all = {{{1, everything_sqlite, everything_postgres},
                                           {2, clocks_sqlite, clocks_postgres},
                                           {3, browsers_sqlite, browsers_postgres},
                                           {4, looks_sqlite, looks_postgres},
                                           {5, admin_sqlite, admin_postgres}}};

}  // namespace

std::span<const Migration> migrations() { return all; }

int newest_schema() { return all.back().version; }

void migrate(int found, const std::string& database, const std::function<void(const Migration&)>& run) {
  if (found > newest_schema()) {
    throw StoreFailure{{database,
                        "was written by a newer version of this program (schema " + std::to_string(found) +
                            ", this one knows " + std::to_string(newest_schema()) +
                            "); start the newer program, or restore a backup",
                        {}}};
  }
  for (const Migration& migration : all) {
    if (migration.version > found) run(migration);
  }
}

int read_version(std::string_view text, const std::string& database) {
  int version = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), version);
  if (error != std::errc{} || end != text.data() + text.size() || version < 1) {
    throw StoreFailure{
        {database, "has no readable schema version; it is damaged, or not a database of this program", {}}};
  }
  return version;
}

}  // namespace zig::server
