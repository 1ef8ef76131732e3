// Modules that the build makes (web/tools).
declare module 'virtual:rules' {
  const games: Readonly<Record<string, import('./app/rules_data').RulesLoader>>; // by game
  export default games;
}
declare module 'virtual:words/*' {
  const words: Readonly<Record<string, string>>;
  export default words;
}
declare module 'virtual:option-words/*' {
  const words: Readonly<Record<string, string>>;
  export default words;
}
