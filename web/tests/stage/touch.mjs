// What is touched in a scene, in the words of its game: "card altar", ["hand", "green"], ["hover", "K6"], …
export async function touch(page, game, what) {
  const [kind, name, n = 0] = typeof what === 'string' ? what.split(' ') : what;
  const found = page.locator(kind === 'text' ? name : game.touch[kind](name)).nth(n);
  await (kind === 'hover' ? found.hover({ timeout: 5000 }) : found.click({ timeout: 5000 }));
}
