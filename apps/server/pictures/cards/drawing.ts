// Draws the picture of a tournament, 1200 by 630 dots, in the colours and letters of the web app (docs/design.md). Runs in a thread of its own.
import { createRequire } from 'node:module';
import { createCanvas, GlobalFonts, type SKRSContext2D } from '@napi-rs/canvas';
import type { CardFacts, CardMatch, SurfaceGround } from './facts.ts';

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 56;
const STRIP = 76;
const HEADER = 268;
/** The part below the header. */
const BODY = HEADER + 34;
const BODY_HEIGHT = HEIGHT - BODY - 34;

/** The light theme of apps/web/styles/tokens.css. The header always has the surface colour, even if the page has the club's own. */
const COLOUR = {
  bg: '#f5f6f1',
  surface: '#ffffff',
  line: '#dce1d8',
  ink: '#10211a',
  ink2: '#41524a',
  ink3: '#5c6b63',
  primary: '#0b5d45',
  pine: '#0c2b22',
  ball: '#ddf247',
} as const;

const GROUNDS: Readonly<Record<SurfaceGround, string>> = {
  clay: '#a8481f',
  hard: '#2459a8',
  grass: '#33702f',
  carpet: '#684497',
  slate: '#4a5a61',
};

const FACES: readonly (readonly [family: string, file: string])[] = [
  ['Archivo', 'archivo/files/archivo-latin-wdth-normal.woff2'],
  ['Archivo Ext', 'archivo/files/archivo-latin-ext-wdth-normal.woff2'],
  ['Inter', 'inter/files/inter-latin-wght-normal.woff2'],
  ['Inter Ext', 'inter/files/inter-latin-ext-wght-normal.woff2'],
  ['Inter Cyrillic', 'inter/files/inter-cyrillic-wght-normal.woff2'],
  ['Inter Greek', 'inter/files/inter-greek-wght-normal.woff2'],
  ['Inter Vietnamese', 'inter/files/inter-vietnamese-wght-normal.woff2'],
];
const UI = ['Inter', 'Inter Ext', 'Inter Cyrillic', 'Inter Greek', 'Inter Vietnamese', 'sans-serif'];
const DISPLAY = ['Archivo', 'Archivo Ext', ...UI];

const { resolve } = createRequire(import.meta.url);
for (const [family, file] of FACES)
  GlobalFonts.registerFromPath(resolve(`@fontsource-variable/${file}`), family);

const fontOf = (weight: number, size: number, families: readonly string[]): string =>
  `${weight} ${size}px ${families.map((family) => `"${family}"`).join(', ')}`;

/** A letter with its marks is one sign. */
const SIGNS = new Intl.Segmenter();

/** The text, cut where it would be wider than that. */
function fitting(ink: SKRSContext2D, text: string, width: number): string {
  if (ink.measureText(text).width <= width) return text;
  const signs = Array.from(SIGNS.segment(text), ({ segment }) => segment);
  while (signs.length > 1 && ink.measureText(`${signs.join('').trimEnd()}…`).width > width) signs.pop();
  return `${signs.join('').trimEnd()}…`;
}

/** A name so wide at most; of a pair both are cut, so that each can be told. */
function fittingName(ink: SKRSContext2D, name: string, width: number): string {
  const pair = name.split(' / ');
  if (pair.length < 2 || ink.measureText(name).width <= width) return fitting(ink, name, width);
  const each = (width - ink.measureText(' / ').width) / pair.length;
  return pair.map((one) => fitting(ink, one, each)).join(' / ');
}

/** The text in this many lines at most; the last one is cut. */
function linesOf(ink: SKRSContext2D, text: string, width: number, most: number): readonly string[] {
  const words = text.split(/\s+/);
  const lines: string[] = [];
  while (words.length > 0 && lines.length < most - 1) {
    let line = words.shift() ?? '';
    while (words[0] !== undefined && ink.measureText(`${line} ${words[0]}`).width <= width)
      line += ` ${words.shift() ?? ''}`;
    lines.push(fitting(ink, line, width));
  }
  return words.length === 0 ? lines : [...lines, fitting(ink, words.join(' '), width)];
}

/** A court seen from above, as the header of the page shows it. */
function drawCourt(ink: SKRSContext2D, ground: string, strength: number): void {
  ink.save();
  ink.beginPath();
  ink.rect(0, STRIP, WIDTH, HEADER - STRIP);
  ink.clip();
  ink.translate(640, -20);
  ink.translate(390, 180);
  ink.rotate((-14 * Math.PI) / 180);
  ink.translate(-390, -180);
  ink.fillStyle = 'rgb(255 255 255 / 0.06)';
  ink.fillRect(0, 0, 780, 360);
  ink.strokeStyle = `rgb(255 255 255 / ${strength})`;
  ink.lineWidth = 5;
  ink.strokeRect(0, 0, 780, 360);
  ink.beginPath();
  for (const [x1, y1, x2, y2] of [
    [0, 45, 780, 45],
    [0, 315, 780, 315],
    [180, 45, 180, 315],
    [600, 45, 600, 315],
    [180, 180, 600, 180],
  ] as const) {
    ink.moveTo(x1, y1);
    ink.lineTo(x2, y2);
  }
  ink.stroke();
  ink.setLineDash([3, 5]);
  ink.lineWidth = 3;
  ink.beginPath();
  ink.moveTo(390, -34);
  ink.lineTo(390, 394);
  ink.stroke();
  ink.fillStyle = COLOUR.ball;
  ink.beginPath();
  ink.arc(510, 158, 13, 0, 2 * Math.PI);
  ink.fill();
  ink.restore();
  // Text stands on plain ground.
  const fade = ink.createLinearGradient(560, 0, 1000, 0);
  fade.addColorStop(0, ground);
  fade.addColorStop(1, `${ground}00`);
  ink.fillStyle = fade;
  ink.fillRect(560, STRIP, WIDTH - 560, HEADER - STRIP);
}

/** The mark of the product: a ball whose seam is the centre mark of a court. */
function drawBrand(ink: SKRSContext2D, platform: string): void {
  ink.save();
  ink.translate(MARGIN, 18);
  ink.scale(40 / 30, 40 / 30);
  ink.fillStyle = COLOUR.ball;
  ink.beginPath();
  ink.roundRect(1, 1, 28, 28, 7);
  ink.fill();
  ink.strokeStyle = COLOUR.pine;
  ink.lineWidth = 2.2;
  ink.beginPath();
  ink.moveTo(1.5, 9.5);
  ink.bezierCurveTo(9, 9.5, 12, 12, 12, 15);
  ink.bezierCurveTo(12, 18, 9, 20.5, 1.5, 20.5);
  ink.moveTo(28.5, 9.5);
  ink.bezierCurveTo(21, 9.5, 18, 12, 18, 15);
  ink.bezierCurveTo(18, 18, 21, 20.5, 28.5, 20.5);
  ink.stroke();
  ink.restore();
  ink.fillStyle = COLOUR.surface;
  ink.font = fontOf(700, 26, DISPLAY);
  ink.fillText(fitting(ink, platform, WIDTH - 2 * MARGIN - 60), MARGIN + 56, 48);
}

function drawHeader(ink: SKRSContext2D, { platform, name, club, dates, ground }: CardFacts): void {
  ink.fillStyle = COLOUR.pine;
  ink.fillRect(0, 0, WIDTH, STRIP);
  ink.fillStyle = GROUNDS[ground];
  ink.fillRect(0, STRIP, WIDTH, HEADER - STRIP);
  drawBrand(ink, platform);
  const width = WIDTH - 2 * MARGIN - 40;
  ink.font = fontOf(700, 60, DISPLAY);
  const isShort = ink.measureText(name).width <= width;
  // Behind a long name the lines only hint.
  drawCourt(ink, GROUNDS[ground], isShort ? 0.5 : 0.2);
  ink.fillStyle = COLOUR.surface;
  ink.font = fontOf(700, 60, DISPLAY);
  if (!isShort) ink.font = fontOf(700, 42, DISPLAY);
  const lines = isShort ? [name] : linesOf(ink, name, width, 2);
  for (const [at, line] of lines.entries())
    ink.fillText(line, MARGIN, isShort ? 166 : (lines.length === 1 ? 150 : 128) + at * 48);
  ink.font = fontOf(500, 28, UI);
  const when = ink.measureText(dates).width;
  ink.fillText(dates, MARGIN, 234);
  ink.fillStyle = 'rgb(255 255 255 / 0.92)';
  ink.fillText(fitting(ink, `·  ${club}`, width - when - 14), MARGIN + when + 14, 234);
}

const CELL = { caption: 38, row: 50, height: 38 + 2 * 50 } as const;
const SET_WIDTH = 38;

/** One side: seed and name, and its games in each set at the right end. */
function drawSide(ink: SKRSContext2D, { sides }: CardMatch, at: 0 | 1, width: number): void {
  const { name, seed, sets, isWinner } = sides[at];
  const isDecided = sides.some((side) => side.isWinner);
  const baseline = CELL.caption + at * CELL.row + 34;
  const colour = isDecided && !isWinner ? COLOUR.ink2 : COLOUR.ink;
  ink.fillStyle = colour;
  for (const [index, { games, tieBreak }] of sets.entries()) {
    const x = width - 22 - (sets.length - index) * SET_WIDTH;
    ink.font = fontOf(isWinner ? 700 : 500, 26, UI);
    ink.fillText(games, x, baseline);
    const after = ink.measureText(games).width;
    ink.font = fontOf(500, 14, UI);
    ink.fillText(tieBreak, x + after + 1, baseline - 12);
  }
  if (isWinner) {
    ink.fillStyle = COLOUR.primary;
    ink.fillRect(0, CELL.caption + at * CELL.row + 8, 6, CELL.row - 16);
  }
  ink.fillStyle = colour;
  ink.font = fontOf(500, 18, UI);
  const seedWidth = seed === '' ? 0 : ink.measureText(seed).width + 8;
  const room = width - 22 - 22 - sets.length * SET_WIDTH - seedWidth - 8;
  ink.font = fontOf(isWinner ? 700 : 500, 25, UI);
  const shown = fittingName(ink, name, room);
  ink.fillText(shown, 22, baseline);
  const end = 22 + ink.measureText(shown).width;
  ink.fillStyle = COLOUR.ink3;
  ink.font = fontOf(500, 18, UI);
  ink.fillText(seed, end + 8, baseline);
}

/** A match in a box of this width, as in a draw. */
function drawMatch(
  ink: SKRSContext2D,
  match: CardMatch,
  x: number,
  y: number,
  width: number,
  scale = 1,
): void {
  ink.save();
  ink.translate(x, y);
  ink.scale(scale, scale);
  const inner = width / scale;
  ink.beginPath();
  ink.roundRect(0, 0, inner, CELL.height, 12);
  ink.fillStyle = COLOUR.surface;
  ink.fill();
  ink.strokeStyle = match.isLive ? COLOUR.primary : COLOUR.line;
  ink.lineWidth = 2;
  ink.stroke();
  ink.clip();
  if (match.isLive) {
    ink.fillStyle = COLOUR.ball;
    ink.fillRect(0, 0, 8, CELL.height);
  }
  ink.fillStyle = COLOUR.ink3;
  ink.font = fontOf(600, 17, UI);
  const endingWidth = match.ending === '' ? 0 : ink.measureText(match.ending).width + 12;
  ink.fillText(fitting(ink, match.caption, inner - 44 - endingWidth), 22, 28);
  ink.fillText(match.ending, inner - 22 - Math.max(0, endingWidth - 12), 28);
  ink.fillStyle = COLOUR.line;
  ink.fillRect(0, CELL.caption + CELL.row, inner, 1.5);
  drawSide(ink, match, 0, inner);
  drawSide(ink, match, 1, inner);
  ink.restore();
}

const GAP = 28;
const COLUMN = (WIDTH - 2 * MARGIN - 2 * GAP) / 2;

function drawRounds(ink: SKRSContext2D, semiFinals: readonly [CardMatch, CardMatch], final: CardMatch): void {
  const below = BODY + CELL.height + (BODY_HEIGHT - 2 * CELL.height);
  const right = MARGIN + COLUMN + 2 * GAP;
  const middle = BODY + (BODY_HEIGHT - CELL.height) / 2;
  ink.strokeStyle = COLOUR.ink3;
  ink.lineWidth = 2.5;
  ink.beginPath();
  for (const top of [BODY, below]) {
    const y = top + CELL.caption + CELL.row;
    ink.moveTo(MARGIN + COLUMN, y);
    ink.lineTo(MARGIN + COLUMN + GAP, y);
    ink.lineTo(MARGIN + COLUMN + GAP, middle + CELL.caption + CELL.row);
  }
  ink.lineTo(right, middle + CELL.caption + CELL.row);
  ink.stroke();
  drawMatch(ink, semiFinals[0], MARGIN, BODY, COLUMN);
  drawMatch(ink, semiFinals[1], MARGIN, below, COLUMN);
  drawMatch(ink, final, right, middle, COLUMN);
}

function drawMatches(ink: SKRSContext2D, matches: readonly CardMatch[]): void {
  const whole = WIDTH - 2 * MARGIN;
  const between = BODY_HEIGHT - 2 * CELL.height;
  const [only, ...others] = matches;
  if (only !== undefined && others.length === 0) {
    const scale = 1.6;
    drawMatch(ink, only, MARGIN, BODY + (BODY_HEIGHT - CELL.height * scale) / 2, whole, scale);
    return;
  }
  for (const [at, match] of matches.entries()) {
    const isWide = matches.length === 2 || (matches.length === 3 && at === 2);
    const row = matches.length === 2 ? at : Math.floor(at / 2);
    const column = isWide ? 0 : at % 2;
    const x = MARGIN + column * (COLUMN + 2 * GAP);
    drawMatch(ink, match, x, BODY + row * (CELL.height + between), isWide ? whole : COLUMN);
  }
}

function drawLines(ink: SKRSContext2D, lines: readonly string[]): void {
  const step = BODY_HEIGHT / lines.length;
  for (const [at, line] of lines.entries()) {
    ink.fillStyle = at === 0 ? COLOUR.primary : COLOUR.ink2;
    ink.font = fontOf(at === 0 ? 700 : 500, at === 0 ? 44 : 36, UI);
    ink.fillText(fitting(ink, line, WIDTH - 2 * MARGIN), MARGIN, BODY + at * step + step / 2 + 12);
  }
}

/** The picture as a PNG file. */
export async function drawCard(facts: CardFacts): Promise<Buffer> {
  const canvas = createCanvas(WIDTH, HEIGHT);
  const ink = canvas.getContext('2d');
  ink.fillStyle = COLOUR.bg;
  ink.fillRect(0, 0, WIDTH, HEIGHT);
  drawHeader(ink, facts);
  const { content } = facts;
  if (content.kind === 'draw') drawRounds(ink, content.semiFinals, content.final);
  else if (content.kind === 'matches') drawMatches(ink, content.matches);
  else drawLines(ink, content.lines);
  return canvas.encode('png');
}
