// The moment when all choices come to light: coins travel between the cities, hands go round. Drawn over the board with the Web
// Animations API, at most 1.5 s in all, ended by any key or click; nothing moves where less motion is wished for.
import type { Happened } from './happened';

export const REVEAL_MS = 1400;

export interface Flight {
  readonly from: number | 'bank'; // a city, or the bank
  readonly to: number | 'bank';
  readonly coins: number;
  readonly delay: number;
}

// Payments travel first, income of the bank follows.
export function flights(told: Happened): Flight[] {
  const sales = told.sales.map((sale) => ({ from: sale.buyer, to: sale.seller, coins: sale.coins, delay: 250 }));
  const bank = told.bank.map(({ city, coins }): Flight =>
    coins > 0 ? { from: 'bank', to: city, coins, delay: 600 } : { from: city, to: 'bank', coins: -coins, delay: 250 },
  );
  return [...sales, ...bank];
}

export const wantsMotion = (): boolean =>
  document.documentElement.dataset['motion'] !== 'off' && !matchMedia('(prefers-reduced-motion: reduce)').matches;

const FLIGHT_MS = 650;

// Starts the show on the board; the answer ends it at once.
export function playReveal(board: HTMLElement, told: Happened, onEnd: () => void): () => void {
  const layer = document.createElement('div');
  layer.className = 'sw-layer';
  layer.setAttribute('aria-hidden', 'true');
  board.append(layer);
  board.classList.add('is-revealing');
  const area = board.getBoundingClientRect();
  const purse = (city: number | 'bank') => {
    const element = city === 'bank' ? null : [...board.querySelectorAll<HTMLElement>(`[data-purse="${city}"]`)].find((one) => one.offsetParent !== null);
    const at = (element ?? board).getBoundingClientRect();
    return { x: at.left - area.left + (element ? 10 : at.width / 2), y: at.top - area.top + (element ? 10 : at.height / 2) };
  };
  for (const flight of flights(told)) {
    const from = purse(flight.from);
    const to = purse(flight.to);
    for (let i = 0; i < Math.min(3, flight.coins); i++) {
      const coin = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
      coin.setAttribute('class', 'sw-flying');
      const use = document.createElementNS('http://www.w3.org/2000/svg', 'use');
      use.setAttribute('href', '#sw-coin');
      coin.append(use);
      layer.append(coin);
      const middle = { x: (from.x + to.x) / 2, y: Math.min(from.y, to.y) - 36 };
      const at = (point: { x: number; y: number }, scale: number) => `translate(${point.x}px, ${point.y}px) scale(${scale})`;
      coin.animate(
        [
          { transform: at(from, 0.6), opacity: 0 },
          { transform: at(from, 1), opacity: 1, offset: 0.15 },
          { transform: at(middle, 1.25), opacity: 1, offset: 0.55 },
          { transform: at(to, 0.9), opacity: 1, offset: 0.92 },
          { transform: at(to, 0.5), opacity: 0 },
        ],
        { duration: FLIGHT_MS, delay: flight.delay + i * 80, easing: 'cubic-bezier(.3,.6,.3,1)', fill: 'both' },
      );
    }
  }
  let running = true;
  const end = () => {
    if (!running) return;
    running = false;
    clearTimeout(timer);
    removeEventListener('keydown', end, true);
    removeEventListener('pointerdown', end, true);
    layer.remove();
    board.classList.remove('is-revealing');
    onEnd();
  };
  const timer = setTimeout(end, REVEAL_MS);
  addEventListener('keydown', end, true);
  addEventListener('pointerdown', end, true);
  return end;
}
