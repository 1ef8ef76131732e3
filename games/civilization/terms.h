// CV-1: the things of the game by their names. The order of each list is the order of the data files.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace zig::civilization {

inline constexpr int kMinPlayers = 2, kMaxPlayers = 4;

// CV-1.1, per player
inline constexpr int kArmies = 6, kScouts = 2, kCities = 3;
inline constexpr int kFigures = kArmies + 1 + kScouts;  // with Russia's white army (CV-2.20)

// CV-1.7
enum class Terrain : std::uint8_t { Grassland, Desert, Forest, Mountain, Water };
inline constexpr int kTerrains = 5;
inline constexpr std::array<std::string_view, kTerrains> kTerrainIds = {"grassland", "desert", "forest",
                                                                        "mountain", "water"};

// The first four are harvested and have market tokens (CV-2.8); spies and uranium come from huts and villages only.
enum class Resource : std::uint8_t { Wheat, Silk, Incense, Iron, Spy, Uranium };
inline constexpr int kResources = 6;
inline constexpr std::array<std::string_view, kResources> kResourceIds = {"wheat", "silk", "incense",
                                                                          "iron",  "spy",  "uranium"};

inline constexpr int kMarketResources = 4;

// Of wonders and culture events.
enum class Age : std::uint8_t { Ancient, Medieval, Modern };
inline constexpr int kAges = 3;
inline constexpr std::array<std::string_view, kAges> kAgeIds = {"ancient", "medieval", "modern"};

// CV-2.1
enum class Civ : std::uint8_t { America, China, Egypt, Germany, Rome, Russia };
inline constexpr int kCivs = 6;
inline constexpr std::array<std::string_view, kCivs> kCivIds = {"america", "china", "egypt",
                                                                "germany", "rome",  "russia"};

// CV-4.9
enum class Government : std::uint8_t {
  Anarchy,
  Despotism,
  Republic,
  Feudalism,
  Monarchy,
  Democracy,
  Communism,
  Fundamentalism
};
inline constexpr int kGovernments = 8;
inline constexpr std::array<std::string_view, kGovernments> kGovernmentIds = {
    "anarchy", "despotism", "republic", "feudalism", "monarchy", "democracy", "communism", "fundamentalism"};

// CV-1.5. Each of the first three trumps the next one in the circle (CV-10.7).
enum class UnitType : std::uint8_t { Infantry, Mounted, Artillery, Aircraft };
inline constexpr int kUnitTypes = 4;
inline constexpr std::array<std::string_view, kUnitTypes> kUnitTypeIds = {"infantry", "mounted", "artillery",
                                                                          "aircraft"};

inline constexpr int kRankedTypes = 3, kRanks = 4;

// CV-9. Space Flight is the last one, a single copy for all (CV-1.1).
enum class Tech : std::uint8_t {
  AnimalHusbandry,
  CodeOfLaws,
  Currency,
  HorsebackRiding,
  Masonry,
  Metalworking,
  Navigation,
  Philosophy,
  Pottery,
  Writing,
  CivilService,
  Chivalry,
  Construction,
  Democracy,
  Engineering,
  Irrigation,
  Mathematics,
  Monarchy,
  PrintingPress,
  Sailing,
  Banking,
  Biology,
  Communism,
  Gunpowder,
  MetalCasting,
  MilitaryScience,
  Railroad,
  SteamPower,
  Theology,
  AtomicTheory,
  Ballistics,
  Combustion,
  Computers,
  Flight,
  MassMedia,
  ReplaceableParts,
  SpaceFlight
};
inline constexpr int kTechs = 37;
inline constexpr std::array<std::string_view, kTechs> kTechIds = {
    "animal_husbandry",  "code_of_laws", "currency",     "horseback_riding", "masonry",
    "metalworking",      "navigation",   "philosophy",   "pottery",          "writing",
    "civil_service",     "chivalry",     "construction", "democracy",        "engineering",
    "irrigation",        "mathematics",  "monarchy",     "printing_press",   "sailing",
    "banking",           "biology",      "communism",    "gunpowder",        "metal_casting",
    "military_science",  "railroad",     "steam_power",  "theology",         "atomic_theory",
    "ballistics",        "combustion",   "computers",    "flight",           "mass_media",
    "replaceable_parts", "space_flight"};

inline constexpr int kLevels = 5;

// CV-9.10: what a tech lets its owner do for resources, once per turn. Named after the tech.
enum class Ability : std::uint8_t {
  AnimalHusbandry,
  Currency,
  HorsebackRiding,
  Metalworking,
  Philosophy,
  Pottery,
  Writing,
  CivilService,
  Chivalry,
  Construction,
  Mathematics,
  Monarchy,
  Banking,
  Communism,
  Gunpowder,
  MetalCasting,
  SteamPower,
  AtomicTheoryActions,
  AtomicTheoryStrike,
  Ballistics,
  MassMedia
};
inline constexpr int kAbilities = 21;
inline constexpr std::array<std::string_view, kAbilities> kAbilityIds = {
    "ah_wheat", "currency_incense", "hr_silk",      "mw_iron",     "phil_any3", "pottery_any2", "writing_spy",
    "cs_spy",   "chiv_incense",     "constr_wheat", "math_iron",   "mon_silk",  "bank_wheat",   "comm_spy",
    "gun_any2", "mc_incense",       "steam_silk",   "atom_action", "atom_nuke", "ball_iron",    "mm_spy"};

// CV-6.8. City walls are a building of the centre (CV-6.12).
enum class Building : std::uint8_t {
  Harbor,
  TradingPost,
  Workshop,
  IronMine,
  Library,
  University,
  Granary,
  Aqueduct,
  Market,
  Bank,
  Temple,
  Cathedral,
  Barracks,
  Academy,
  CityWalls
};
inline constexpr int kBuildings = 15;
inline constexpr std::array<std::string_view, kBuildings> kBuildingIds = {
    "harbor", "trading_post", "workshop", "iron_mine", "library",  "university", "granary",   "aqueduct",
    "market", "bank",         "temple",   "cathedral", "barracks", "academy",    "city_walls"};

// CV-6.13
enum class Wonder : std::uint8_t {
  Stonehenge,
  Colossus,
  HangingGardens,
  Oracle,
  AngkorWat,
  Himeji,
  Louvre,
  PorcelainTower,
  PanamaCanal,
  StatueOfLiberty,
  SydneyOperaHouse,
  UnitedNations
};
inline constexpr int kWonders = 12;
inline constexpr std::array<std::string_view, kWonders> kWonderIds = {"stonehenge",
                                                                      "colossus",
                                                                      "hanging_gardens",
                                                                      "oracle",
                                                                      "angkor_wat",
                                                                      "himeji",
                                                                      "louvre",
                                                                      "porcelain_tower",
                                                                      "panama_canal",
                                                                      "statue_of_liberty",
                                                                      "sydney_opera_house",
                                                                      "united_nations"};

// CV-7.8
enum class GreatPerson : std::uint8_t { Artist, Builder, General, Humanitarian, Industrialist, Scientist };
inline constexpr int kGreatPeople = 6;
inline constexpr std::array<std::string_view, kGreatPeople> kGreatPersonIds = {
    "artist", "builder", "general", "humanitarian", "industrialist", "scientist"};

// CV-7.4. Some have several copies.
enum class EventCard : std::uint8_t {
  GiftFromAfar,
  BreadAndCircuses,
  Defection,
  Disoriented,
  Drought,
  ExchangeOfIdeas,
  Sabotage,
  CitizensRevolting1,
  WeLoveTheDespotDay,
  GenerousGift,
  Catastrophe,
  Deforestation,
  JoustingTourney,
  KnowledgeShared,
  Lost,
  MassDefection,
  CitizensRevolting2,
  WeLoveTheQueenDay,
  PrincelyGift,
  Disaster,
  OutOfPosition,
  PrimetimeTv,
  ThinkTank,
  WeLoveThePresidentDay,
  WholesaleDefection
};
inline constexpr int kEventKinds = 25;
inline constexpr std::array<std::string_view, kEventKinds> kEventCardIds = {"gift_from_afar",
                                                                            "bread_and_circuses",
                                                                            "defection",
                                                                            "disoriented",
                                                                            "drought",
                                                                            "exchange_of_ideas",
                                                                            "sabotage",
                                                                            "citizens_revolting_1",
                                                                            "we_love_the_despot_day",
                                                                            "generous_gift",
                                                                            "catastrophe",
                                                                            "deforestation",
                                                                            "jousting_tourney",
                                                                            "knowledge_shared",
                                                                            "lost",
                                                                            "mass_defection",
                                                                            "citizens_revolting_2",
                                                                            "we_love_the_queen_day",
                                                                            "princely_gift",
                                                                            "disaster",
                                                                            "out_of_position",
                                                                            "primetime_tv",
                                                                            "think_tank",
                                                                            "we_love_the_president_day",
                                                                            "wholesale_defection"};

// CV-3.1
enum class Phase : std::uint8_t { StartOfTurn, Trade, CityManagement, Movement, Research };
inline constexpr int kPhases = 5;
inline constexpr std::array<std::string_view, kPhases> kPhaseIds = {
    "start_of_turn", "trade", "city_management", "movement", "research"};

// CV-14
enum class Victory : std::uint8_t { None, Culture, Technology, Economic, Military };
inline constexpr int kVictories = 5;
inline constexpr std::array<std::string_view, kVictories> kVictoryIds = {"none", "culture", "technology",
                                                                         "economic", "military"};

// --- numbers that the rules fix
inline constexpr int kTradeDial = 27;                                                // CV-3.4
inline constexpr int kCoinsToWin = 15;                                               // CV-14.2
inline constexpr int kTrackSpaces = 21;                                              // CV-7.1a
inline constexpr int kDisasters = 12;                                                // CV-1.1
inline constexpr int kMarketSlots = 4;                                               // CV-2.5
inline constexpr int kCoinsPerTech = 4;                                              // CV-11.2
inline constexpr int kCityDistance = 3;                                              // CV-4.5
inline constexpr int kOffersPerTurn = 3;                                             // CV-5.8
inline constexpr int kUnitCards = 53, kEventCards = 47, kHuts = 20, kVillages = 10;  // CV-1.1
inline constexpr int kNeutralTiles = 14, kTiles = kNeutralTiles + kCivs, kTilePlaces = 16;

}  // namespace zig::civilization
