// `ziggurat serve`: the server, on one file or on PostgreSQL.
#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <thread>

#include "apps/args.h"
#include "apps/commands.h"
#include "apps/files.h"
#include "apps/language.h"
#include "apps/version.h"
#include "server/server.h"

namespace zig::apps {

namespace {

constexpr long long kMostThreads = 64;

const Usage kUsage{
    .command = "serve",
    .words = "",
    .min_words = 0,
    .max_words = 0,
    .summary =
        "Serve tables to browsers: live or over days, with friends by link and with computer players. "
        "Everything is kept in one file, or in a PostgreSQL database that several servers may share. Stop it "
        "with Ctrl-C; nothing is lost, and games continue when it is back.",
    .options =
        {{"port", "N", "where to listen (8080); 0 takes any free port"},
         {"address", "A", "127.0.0.1 by default: only this machine; 0.0.0.0 or :: for everybody"},
         {"db", "WHERE", "a file (ziggurat.db), or postgres://user@host/database"},
         {"network", "N",
          "threads for connections and tables (as many as the machine has cores; with --tls-cert one)"},
         {"thinkers", "N",
          "threads for computer players, hints and reviews (as many as the machine has cores)"},
         {"thinking", "SECONDS",
          "of the processor that one person may use for these in an hour (3600); 0: no limit"},
         {"workers", "N", "threads for reading and for passwords (2)"},
         {"web", "DIR", "the built web client (found beside the program); none: only the plain page"},
         {"log", "WHAT", "JSON lines on standard error: problems (the default), all, or none"},
         {"behind-proxy", "", "trust the proxy in front to say who asks (X-Forwarded-For)"},
         {"tls-cert", "FILE", "serve by https: the certificate with its chain (PEM)"},
         {"tls-key", "FILE", "the key of the certificate (PEM)"},
         {"health-port", "N", "also answer /health and /metrics here, on this machine only"},
         {"data", "DIR", "your own component data instead of the built-in set"}},
    .examples = {"ziggurat serve", "ziggurat serve --port 9000 --db /var/lib/ziggurat/games.db",
                 "ziggurat serve --db postgres://ziggurat@localhost/ziggurat --behind-proxy"},
};

Result<long long> number(const Args& args, std::string_view name, long long low, long long high,
                         long long otherwise) {
  const auto given = args.value(name);
  if (!given) return otherwise;
  const auto value = whole_number(*given);
  if (!value || *value < low || *value > high) {
    return problem("", say("--{name} takes a whole number from {low} to {high}",
                           {{"name", name}, {"low", low}, {"high", high}}));
  }
  return *value;
}

// Where a build leaves the web client, seen from the program: build/release/ziggurat and build/web, or a folder beside it.
std::string web_beside_program() {
  std::error_code failed;
  const auto program = std::filesystem::read_symlink("/proc/self/exe", failed);
  for (const char* place : {"web", "../web"}) {
    const auto folder = (program.parent_path() / place).lexically_normal();
    if (std::filesystem::exists(folder / "index.html", failed)) return folder.string();
  }
  return "";
}

}  // namespace

int cmd_serve(std::span<const std::string> arguments) {
  const auto args = Args::parse(kUsage, arguments);
  if (!args) return args.error();
  const auto port = number(*args, "port", 0, 65535, 8080), workers = number(*args, "workers", 1, 64, 2);
  const auto health_port = number(*args, "health-port", 1, 65535, 0);
  if (!health_port) return bad_input(kUsage, health_port.error());
  if (!port) return bad_input(kUsage, port.error());
  if (!workers) return bad_input(kUsage, workers.error());
  const auto cores = std::clamp<long long>(std::thread::hardware_concurrency(), 1, kMostThreads);
  const auto thinkers = number(*args, "thinkers", 1, kMostThreads, cores);
  if (!thinkers) return bad_input(kUsage, thinkers.error());
  const auto network = number(*args, "network", 1, kMostThreads, 0);
  if (!network) return bad_input(kUsage, network.error());
  const auto thinking = number(*args, "thinking", 0, 1'000'000, 3600);
  if (!thinking) return bad_input(kUsage, thinking.error());
  const auto library = load_library(args->value("data"));
  if (!library) return bad_input(kUsage, library.error());
  server::ServeConfig config;
  config.port = static_cast<std::uint16_t>(*port);
  if (*health_port != 0) config.health_port = static_cast<std::uint16_t>(*health_port);
  config.version = kVersion;
  config.address = args->value("address").value_or(config.address);
  config.store = args->value("db").value_or(config.store);
  config.workers = static_cast<int>(*workers);
  config.network = static_cast<int>(*network);
  config.thinkers = static_cast<int>(*thinkers);
  config.thinking = static_cast<int>(*thinking);
  const std::string log = args->value("log").value_or("problems");
  if (log != "problems" && log != "all" && log != "none")
    return bad_input(kUsage, "--log must be problems, all or none");
  config.log = log == "all"    ? server::Log::Level::Everything
               : log == "none" ? server::Log::Level::Off
                               : server::Log::Level::Problems;
  config.web = args->value("web").value_or(web_beside_program());
  if (config.web == "none") config.web.clear();
  config.trust_proxy = args->has("behind-proxy");
  config.tls_certificate = args->value("tls-cert").value_or("");
  config.tls_key = args->value("tls-key").value_or("");
  if (config.tls_certificate.empty() != config.tls_key.empty())
    return bad_input(kUsage, "--tls-cert and --tls-key belong together");
  config.ready = [](const std::string& url) {
    std::puts(said(language(), say("Ziggurat is at {url}", {{"url", url}})).c_str());
    std::fflush(stdout);
  };
  const auto served = server::serve(config, **library);
  return served ? *served : bad_input(kUsage, served.error());
}

}  // namespace zig::apps
