# Lists of what the games bring to a layer, made from the folders of their names, so that nobody edits a list to add a game.

# ziggurat_game_list(header file row): for every game that has `file`, one `row` in build/<preset>/generated/<header>.
# @game@ stands for the folder (some_game), @id@ for the id (some-game).
function(ziggurat_game_list header file row)
  get_property(games GLOBAL PROPERTY ziggurat_game_folders)
  set(rows "")
  foreach(game IN LISTS games)
    string(REPLACE "_" "-" id "${game}")
    string(CONFIGURE "${file}" own @ONLY)
    file(GLOB found CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/${own}")
    if(found)
      string(CONFIGURE "${row}" one @ONLY)
      string(APPEND rows "${one}\n")
    endif()
  endforeach()
  file(CONFIGURE OUTPUT "${CMAKE_BINARY_DIR}/generated/${header}" CONTENT "@rows@" @ONLY)
endfunction()

# What computer players know about each game.
ziggurat_game_list(players/all_games.gen.h "players/@game@/knowledge.h" "#include \"players/@game@/knowledge.h\"")
# The screens that games have of their own: OWN_SCREEN(folder, id).
ziggurat_game_list(apps/terminal/own_screens.gen.h "apps/terminal/@game@/screen.cpp" "OWN_SCREEN(@game@, \"@id@\")")
