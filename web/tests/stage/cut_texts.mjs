// What a reader cannot read: texts that are clipped by what they stand in, stick out of their button, or leave the window.
//
//   assert.deepEqual(await page.evaluate(cutTexts, SCROLLERS), []);

// What may be wider than its place, because it is moved by hand: lists of players on a phone, tables of numbers; a game adds its own.
export const SCROLLERS = '.players, .guide, .scroll';

// Runs in the page.
export function cutTexts(scrollers) {
  const SLACK = 1.5; // px: letters lean out of their box
  const clips = (style, axis) => ['hidden', 'clip'].includes(style[axis]);
  const moves = (style, axis) => ['auto', 'scroll'].includes(style[axis]);
  const name = (node) => `${node.tagName.toLowerCase()}${node.id ? `#${node.id}` : ''}${[...node.classList].map((one) => `.${one}`).join('')}`;
  const isSeen = (node) => node.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !node.closest('.vh, [aria-hidden=true].sw-key, dialog:not([open])');
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const node = text.parentElement;
    if (!text.data.trim() || !node || node.closest('svg, script, style, select, option, .seg') || !isSeen(node)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const boxes = [...range.getClientRects()].filter((box) => box.width > 0);
    if (boxes.length === 0) continue;
    const box = { left: Math.min(...boxes.map((one) => one.left)), right: Math.max(...boxes.map((one) => one.right)), top: Math.min(...boxes.map((one) => one.top)), bottom: Math.max(...boxes.map((one) => one.bottom)) };
    const before = found.length;
    const report = (why, by) => found.push(`${why} "${text.data.trim().slice(0, 60)}" ${name(node)} in ${name(by)}`);
    let x = true; // nothing that scrolls lies between the text and the ancestor
    let y = true;
    let button = false;
    for (let up = node; up && up !== document.documentElement; up = up.parentElement) {
      const style = getComputedStyle(up);
      const at = up.getBoundingClientRect();
      if (style.display === 'contents' || style.display === 'inline') continue;
      if (style.clipPath !== 'none' && style.position === 'absolute' && at.width <= 2) { x = y = false; break; }
      if (x && clips(style, 'overflowX') && (box.right > at.right + SLACK || box.left < at.left - SLACK)) { report('cut', up); break; }
      if (y && clips(style, 'overflowY') && (box.bottom > at.bottom + SLACK + 1 || box.top < at.top - SLACK - 1)) { report('cut below', up); break; }
      if (!button && up.matches('button, .chip, .btn')) {
        button = true;
        if (x && (box.right > at.right + SLACK || box.left < at.left - SLACK)) { report('sticks out', up); break; }
        if (y && (box.bottom > at.bottom + SLACK || box.top < at.top - SLACK)) { report('sticks out below', up); break; }
      }
      if (moves(style, 'overflowX')) {
        if (x && (box.right > at.right + SLACK || box.left < at.left - SLACK) && !up.matches(scrollers)) { report('scrolls', up); break; }
        x = false;
      }
      if (moves(style, 'overflowY')) y = false;
      if (style.position === 'fixed') break;
    }
    if (found.length === before && x && (box.right > innerWidth + SLACK || box.left < -SLACK)) report('outside', document.body);
  }
  return [...new Set(found)];
}
