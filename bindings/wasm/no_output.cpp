// A page has no place to print to. The standard library would bring its whole printf for the last words of a program that
// ends, and for the error messages of the JSON library, which we do not show: 5 kB that every page loads.
#include <cstdarg>
#include <cstdio>
#include <cstdlib>

extern "C" {
int vfprintf(FILE*, const char*, va_list) { __builtin_trap(); }
int fputs(const char*, FILE*) { __builtin_trap(); }
int vsnprintf(char* text, std::size_t size, const char*, va_list) {
  if (size > 0) text[0] = '\0';
  return 0;
}
[[noreturn]] void abort_message(const char*, ...) { __builtin_trap(); }
}

[[noreturn]] void std::__libcpp_verbose_abort(const char*, ...) { __builtin_trap(); }
