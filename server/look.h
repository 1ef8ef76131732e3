// Names that look alike are one name: in whatever case, with whatever spaces, with letters of other alphabets that a reader takes for these
// (the skeleton of Unicode's report 39, by ICU).
#pragma once

#include <string>
#include <string_view>

namespace zig::server {

// The same text for names that look alike; nobody is ever shown it. Of texts that are no UTF-8: the text.
std::string look_of(std::string_view name);

// Changes when another version of Unicode's data could give another look: what is stored is worked out anew then.
std::string look_version();

}  // namespace zig::server
