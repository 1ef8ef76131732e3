// The memory of a module while it is prepared (prepare.mjs): what it holds then, every page loads. So whatever is allocated comes from
// one block, in a row, and leaves zeros behind when it is freed.
#pragma once

#include <span>

#include "engine/data_files.h"

namespace zig::wasm {

void begin_preparation();
void end_preparation();  // what is left of it stays for ever

// Zeros in the place of texts that have been read and that nobody reads again.
void wipe(std::span<const DataFile> files);

}  // namespace zig::wasm
