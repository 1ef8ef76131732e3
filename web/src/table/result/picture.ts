// The result as a picture of 1200 x 630, drawn by this page: headline, bars, and the curve of the chances. Clay and ink, whatever the theme.
import type { Point } from './curve';

export interface PictureRow {
  readonly seat: number;
  readonly rank: number;
  readonly name: string;
  readonly total: number;
  readonly parts: readonly { readonly value: number; readonly colour: string }[];
}

export interface PictureOf {
  readonly headline: string;
  readonly line: string; // below it
  readonly game: string;
  readonly rows: readonly PictureRow[];
  readonly colours: readonly string[]; // of the players, by seat
  readonly curve: readonly Point[]; // empty: none is known
  readonly curveTitle: string;
}

export const WIDTH = 1200;
export const HEIGHT = 630;
const GROUND = '#F5F0E6', CARD = '#FBF8F1', INK = '#24201C', MUTED = '#5E564C', LINE = '#B8AB95', GOLD = '#B67A12';
const DARK_ON = [3, 5]; // the light colours of players
const FONT = 'system-ui, "Segoe UI", Roboto, "Noto Sans", "DejaVu Sans", sans-serif';

export function drawPicture(canvas: HTMLCanvasElement, of: PictureOf): void {
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext('2d');
  if (!pen) return;
  pen.fillStyle = GROUND;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  drawHead(pen, of);
  const withCurve = of.curve.length > 1;
  drawRows(pen, of, withCurve ? 700 : 1120);
  if (withCurve) drawCurve(pen, of, { left: 800, top: 190, width: 340, height: 370 });
}

function write(pen: CanvasRenderingContext2D, text: string, x: number, y: number, size: number, { weight = 400, colour = INK, most = WIDTH, align = 'left' as CanvasTextAlign } = {}): void {
  pen.font = `${weight} ${size}px ${FONT}`;
  pen.fillStyle = colour;
  pen.textAlign = align;
  pen.fillText(shortened(text, most, (words) => pen.measureText(words).width), x, y);
}

// As much of a text as has room, with … where something is left out.
export function shortened(text: string, most: number, widthOf: (text: string) => number): string {
  if (widthOf(text) <= most) return text;
  let kept = text;
  while (kept.length > 1 && widthOf(`${kept}…`) > most) kept = kept.slice(0, -1);
  return `${kept.trimEnd()}…`;
}

function drawHead(pen: CanvasRenderingContext2D, of: PictureOf): void {
  drawLaurel(pen, 96, 88);
  write(pen, of.headline, 160, 88, 48, { weight: 700, most: 990 });
  write(pen, of.line, 160, 126, 24, { colour: MUTED, most: 990 });
  write(pen, 'Ziggurat', 40, HEIGHT - 24, 26, { weight: 700 });
  write(pen, of.game, WIDTH - 40, HEIGHT - 24, 24, { colour: MUTED, align: 'right', most: 800 });
}

function drawLaurel(pen: CanvasRenderingContext2D, x: number, y: number): void {
  pen.fillStyle = GOLD;
  for (const side of [-1, 1]) {
    for (let k = 0; k < 7; k++) {
      const angle = ((172 - k * 24) * Math.PI) / 180;
      for (const lean of [28, -28]) {
        pen.save();
        pen.translate(x + side * 42 * Math.sin(angle), y - 42 * Math.cos(angle));
        pen.rotate(((side * (172 - k * 24) - side * 90 + lean) * Math.PI) / 180);
        pen.beginPath();
        pen.ellipse(0, -7, 3.7, 7.7, 0, 0, 7);
        pen.fill();
        pen.restore();
      }
    }
  }
}

function drawRows(pen: CanvasRenderingContext2D, of: PictureOf, width: number): void {
  const left = 40, top = 170, height = Math.min(92, 400 / of.rows.length), bar = left + 250;
  const most = Math.max(1, ...of.rows.map((row) => row.parts.reduce((sum, part) => sum + Math.abs(part.value), 0)));
  const unit = (left + width - 70 - bar) / most;
  of.rows.forEach((row, i) => {
    const y = top + i * height, middle = y + height / 2;
    drawSeal(pen, of.colours[row.seat] ?? INK, row, left + 24, middle);
    write(pen, row.name, left + 60, middle + 8, 24, { weight: row.rank === 1 ? 700 : 500, most: 180 });
    let x = bar;
    for (const part of row.parts) {
      const wide = Math.abs(part.value) * unit;
      pen.fillStyle = part.colour;
      pen.fillRect(x, middle - height / 4, Math.max(0, wide - 2), height / 2);
      x += wide;
    }
    write(pen, String(row.total).replace('-', '−'), left + width - 4, middle + 12, 34, { weight: 700, align: 'right' });
  });
}

function drawSeal(pen: CanvasRenderingContext2D, colour: string, row: PictureRow, x: number, y: number): void {
  pen.fillStyle = colour;
  pen.beginPath();
  pen.arc(x, y, 22, 0, 7);
  pen.fill();
  write(pen, String(row.rank), x, y + 9, 25, { weight: 700, colour: DARK_ON.includes(row.seat) ? INK : CARD, align: 'center' });
}

function drawCurve(pen: CanvasRenderingContext2D, of: PictureOf, box: { left: number; top: number; width: number; height: number }): void {
  const last = Math.max(1, of.curve.at(-1)?.move ?? 1);
  pen.fillStyle = CARD;
  pen.fillRect(box.left - 30, box.top - 46, box.width + 60, box.height + 70);
  write(pen, of.curveTitle, box.left, box.top - 16, 20, { weight: 600, most: box.width });
  pen.strokeStyle = LINE;
  pen.lineWidth = 1;
  for (const percent of [0, 50, 100]) {
    const y = box.top + box.height * (1 - percent / 100);
    pen.beginPath();
    pen.moveTo(box.left, y);
    pen.lineTo(box.left + box.width, y);
    pen.stroke();
    write(pen, String(percent), box.left - 4, y + 5, 14, { colour: MUTED, align: 'right' });
  }
  of.rows.forEach(({ seat }) => {
    pen.strokeStyle = of.colours[seat] ?? INK;
    pen.lineWidth = 4;
    pen.lineJoin = 'round';
    pen.beginPath();
    of.curve.forEach((point, i) => {
      const x = box.left + (box.width * point.move) / last;
      const y = box.top + box.height * (1 - (point.chances[seat] ?? 0) / 100);
      if (i === 0) pen.moveTo(x, y);
      else pen.lineTo(x, y);
    });
    pen.stroke();
  });
}

export const asBlob = (canvas: HTMLCanvasElement): Promise<Blob | null> => new Promise((done) => canvas.toBlob(done, 'image/png'));
