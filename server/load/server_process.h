// The process of a server on this machine, as the system sees it: the processor time of all its threads, whatever the server says itself.
#pragma once

#include <cstdint>
#include <optional>

namespace zig::server::load {

// Who listens at this port. Nothing: nobody, or a process of somebody else that we may not look at.
std::optional<int> process_at(std::uint16_t port);

// User and system time of all threads since the start, those that have ended included; in steps of 10 ms. Nothing: there is no such process.
std::optional<double> cpu_seconds_of(int process);

// The same of a process with all its children, also those that came and went.
std::optional<double> cpu_seconds_of_family(int process);

}  // namespace zig::server::load
