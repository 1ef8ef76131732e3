// A game to its result. In a normal run a robot plays its beginning, then the person leaves and a computer player goes on; with THOROUGH=1 the robot
// plays all of it.
//
//   await toTheEnd(page, game.robot, { seed: 1, confirm });   await page.waitForSelector('.result', { timeout: 120_000 });
import assert from 'node:assert/strict';

export const THOROUGH = process.env.THOROUGH === '1';

// One's own messages at the table, beside the page's.
export const say = (page, table, message) =>
  page.evaluate(([id, what]) => new Promise((done) => {
    const line = new WebSocket(`${location.origin.replace('http', 'ws')}/api/tables/${id}/socket`);
    line.onopen = () => {
      line.send(JSON.stringify({ type: 'hello' }));
      line.send(JSON.stringify({ ...what, id: 'mine' }));
    };
    line.onmessage = ({ data }) => {
      const answer = JSON.parse(data);
      if (answer.id !== 'mine') return;
      line.close();
      done(answer);
    };
  }), [table, message]);

// The first moves of a game, or all of them where no number is given: how many there were, and whether it is over.
export async function playSome(page, robot, wishes, most) {
  if (THOROUGH || most === undefined) return { ...(await robot(page, wishes)), over: true };
  try {
    return { ...(await robot(page, { ...wishes, most })), over: true };
  } catch (problem) {
    if (!/the game does not end/.test(String(problem))) throw problem;
    return { moves: most, over: false };
  }
}

export async function toTheEnd(page, robot, wishes, most = 16) {
  const { over } = await playSome(page, robot, wishes, most);
  if (over) return;
  const { type } = await say(page, page.url().match(/\/t\/(\w+)/)[1], { type: 'leave', cid: 'gone' });
  assert.ok(['done', 'refused'].includes(type), type); // refused: it was over with the last move
}
