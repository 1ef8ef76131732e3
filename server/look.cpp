#include "server/look.h"

#include <unicode/normalizer2.h>
#include <unicode/uspoof.h>
#include <unicode/uversion.h>

#include <algorithm>

namespace zig::server {

namespace {

using icu::UnicodeString;

const icu::Normalizer2* folding() {
  UErrorCode failed = U_ZERO_ERROR;
  static const icu::Normalizer2* const folding = icu::Normalizer2::getNFKCCasefoldInstance(failed);
  return folding;
}

const USpoofChecker* checker() {
  UErrorCode failed = U_ZERO_ERROR;
  static const USpoofChecker* const checker =
      uspoof_open(&failed);  // read-only from then on: for all threads
  return checker;
}

UnicodeString folded(const UnicodeString& text) {
  UErrorCode failed = U_ZERO_ERROR;
  UnicodeString folded = folding()->normalize(text, failed);
  return U_SUCCESS(failed) ? folded : text;
}

UnicodeString skeleton(const UnicodeString& text) {
  UErrorCode failed = U_ZERO_ERROR;
  UnicodeString skeleton;
  uspoof_getSkeletonUnicodeString(checker(), 0, text, skeleton, &failed);
  return U_SUCCESS(failed) ? skeleton : text;
}

}  // namespace

std::string look_of(std::string_view name) {
  if (!folding() || !checker()) return std::string(name);
  // As it is written: capitals look like other letters than small ones do. Then once more: of "0" the skeleton is "O", of "o" it is "o".
  const auto once = [](const UnicodeString& text) { return folded(skeleton(text)); };
  UnicodeString look = once(once(UnicodeString::fromUTF8({name.data(), static_cast<int>(name.size())})));
  look.findAndReplace(" ", "");
  look.findAndReplace("i", "l");  // as capitals they look alike
  std::string text;
  return look.toUTF8String(text);
}

std::string look_version() { return std::string("1/") + U_ICU_VERSION; }

}  // namespace zig::server
