// The sentence for a verdict, with the names of the pieces that it is about.
#pragma once

#include "engine/game.h"
#include "locale/locale.h"

namespace zig {

template <class G>
TextArgs piece_names(const G& game, const Verdict& verdict, Lang lang) {
  TextArgs names;
  for (const NamedPiece& named : verdict.pieces)
    names.emplace_back(named.name, game.piece_name(named.piece, lang));
  return names;
}

template <class G>
std::string verdict_text(const G& game, const Verdict& verdict, Lang lang) {
  return text(lang, verdict.key, piece_names(game, verdict, lang));
}

// The same before anybody knows the reader's language; the names are English.
template <class G>
Phrase verdict_phrase(const G& game, const Verdict& verdict) {
  Phrase::Args names;
  for (auto& [name, piece] : piece_names(game, verdict, Lang::En)) names.emplace_back(name, std::move(piece));
  return say(verdict.key, std::move(names));
}

}  // namespace zig
