// A robot that plays any game with keys only: o opens the option list, arrows and letters find a line, Enter takes it, Enter plays it.
//
//   const moves = await playByKeys(page, { seed: 1 });
export async function playByKeys(page, { seed = 1, most = 2000, onMove = () => {} }) {
  let state = seed;
  const random = (below) => {
    state = (Math.imul(state ^ (state >>> 15), 2246822507) + 0x9e3779b9) >>> 0;
    return state % below;
  };
  const movesMade = () => page.locator('.timeline .at').first().innerText();
  for (let moves = 0; moves < most; moves++) {
    await page.waitForSelector('.prompt.is-asked, .result', { timeout: 30_000 });
    if ((await page.locator('.result').count()) > 0) return moves;
    const before = await movesMade();
    for (let tries = 0; tries < 4; tries++) {
      await page.keyboard.press('o');
      const open = page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'option' || document.querySelector('.result'), null, { timeout: 5_000 });
      if (!(await open.then(() => true, () => false))) continue; // the page was drawn anew meanwhile: as people do, once more
      if ((await page.locator('.result').count()) > 0) return moves; // it ended while we looked
      const lines = await page.locator('[role=option]').count();
      for (let steps = random(Math.min(lines, 5)); steps > 0; steps--) await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      const ready = page.waitForSelector('[data-role=confirm]:not([aria-disabled=true])', { timeout: tries < 3 ? 3_000 : 15_000 });
      if (await ready.then(() => true, () => false)) break;
    }
    await page.evaluate(() => document.activeElement?.blur());
    await page.keyboard.press('Enter');
    await page.waitForFunction((was) => document.querySelector('.result') || document.querySelector('.timeline .at')?.textContent !== was, before, { timeout: 20_000 });
    await onMove(moves);
  }
  throw new Error('the game does not end');
}
