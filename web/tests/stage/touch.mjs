// What is touched in a scene: "card altar", "use build", ["hand", "green"], ["board", "K7"], ["hover", "K6"], …
const SELECTORS = {
  hand: (name) => `[data-tile=${name}]`, piece: (name) => `[data-piece=${name}]`, board: (name) => `[data-cell=${name}]`, hover: (name) => `[data-cell=${name}]`, commit: (name) => `[data-commit="${name}"]`, war: (name) => `[data-war=${name}]`, monument: (name) => `[data-monument=${name}]`,
  slot: (name) => `.nd-card[data-slot="${name}"]`, space: (name) => `[data-space="${name}"]`, wonder: (name) => `[data-wonder=${name}]`, move: (name) => `.nd-question [data-move="${name}"]`,
  side: () => '.sw-side', card: (name) => `.sw-cards [data-card="${name}"]`, use: (name) => `[data-use=${name}]`, text: (name) => name,
};

export async function touch(page, what) {
  const [kind, name, n = 0] = typeof what === 'string' ? what.split(' ') : what;
  const found = page.locator(SELECTORS[kind](name)).nth(n);
  await (kind === 'hover' ? found.hover({ timeout: 5000 }) : found.click({ timeout: 5000 }));
}
