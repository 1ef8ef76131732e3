// Runs one fuzz target over every file of a folder: replay_NAME tests/fuzz/corpus/NAME. Linked instead of
// libFuzzer in ordinary builds.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <vector>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace {

void replay(const std::filesystem::path& file) {
  std::ifstream in(file, std::ios::binary);
  const std::vector<char> bytes{std::istreambuf_iterator<char>(in), {}};
  std::vector<std::uint8_t> exact(bytes.begin(),
                                  bytes.end());  // no slack behind the end: reading too far is seen
  exact.shrink_to_fit();
  LLVMFuzzerTestOneInput(exact.data(), exact.size());
}

}  // namespace

int main(int argc, char** argv) {
  std::vector<std::filesystem::path> files;
  for (int i = 1; i < argc; ++i) {
    std::error_code missing;  // a target without a corpus still has to stand the empty input
    for (const auto& entry : std::filesystem::recursive_directory_iterator(argv[i], missing))
      if (entry.is_regular_file()) files.push_back(entry.path());
  }
  std::sort(files.begin(), files.end());
  const std::uint8_t nothing = 0;
  LLVMFuzzerTestOneInput(&nothing, 0);
  for (const auto& file : files) {
    std::fprintf(stderr, "%s\n", file.c_str());  // the last name printed is the guilty one
    replay(file);
  }
  std::printf("%zu inputs replayed\n", files.size());
}
