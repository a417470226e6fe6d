import { mix } from '../../pictures/colours.ts';

/** Colours of the letters of an item; upper case letters are not shaded. */
type Letters = Readonly<Record<string, string>>;
/** The colour of each pixel, row by row; null is transparent. */
export type Pixels = readonly (readonly (string | null)[])[];

const ITEM_SIDE = 16;
const DARK = '#120a24';
const LIGHT = '#fff6e0';

/** Letters of all items: wood, steel, leaves and the bright colours. */
const COMMON: Letters = {
  u: '#cf9a5e',
  w: '#a8713f',
  v: '#6b4226',
  s: '#c9d2e0',
  t: '#7f8aa3',
  k: '#2a2740',
  n: '#e0cba4',
  N: '#fff6ea',
  S: '#ffffff',
  y: '#ffd45e',
  o: '#f5923e',
  r: '#e0524f',
  p: '#ff9ccf',
  m: '#7fd05a',
  l: '#46933c',
  q: '#63e6ff',
  Q: '#63e6ff',
};

/** Five tones of one colour: a is the colour, b lighter, d the lightest, c darker, e the darkest. */
const tones = (colour: string): Letters => ({
  a: colour,
  b: mix(colour, LIGHT, 0.3),
  c: mix(colour, DARK, 0.34),
  d: mix(colour, LIGHT, 0.6),
  e: mix(colour, DARK, 0.58),
});

/** Letters of one item: tones of its colour, then its own. */
export const letters = (colour: string, own: Letters = {}): Letters => ({ ...COMMON, ...tones(colour), ...own });

const rowsOf = (art: string): string[] => art.trim().split('\n');

const EMPTY = '.';

const field = (colour: (x: number, y: number) => string | null): Pixels =>
  Array.from({ length: ITEM_SIDE }, (_, y) => Array.from({ length: ITEM_SIDE }, (_unused, x) => colour(x, y)));

function colourAt(palette: Letters, rows: readonly string[], x: number, y: number): string | null {
  const letter = rows[y]?.[x] ?? EMPTY;
  if (letter === EMPTY) return null;
  const colour = palette[letter];
  if (colour === undefined) throw new Error(`no colour for ${letter} in ${rows.join(' ')}`);
  return colour;
}

/** Rows of letters in the middle of the field, lit at the upper left edges and darkened at the lower right ones. */
export function flat(art: string, palette: Letters): Pixels {
  const rows = rowsOf(art);
  const left = Math.floor((ITEM_SIDE - (rows[0]?.length ?? 0)) / 2);
  const top = Math.floor((ITEM_SIDE - rows.length) / 2);
  const letterAt = (x: number, y: number): string => rows[y]?.[x] ?? EMPTY;
  const isEmpty = (x: number, y: number): boolean => letterAt(x, y) === EMPTY;
  return field((x, y) => {
    const [column, row] = [x - left, y - top];
    const colour = colourAt(palette, rows, column, row);
    const letter = letterAt(column, row);
    if (colour === null || letter !== letter.toLowerCase()) return colour;
    const isLit = isEmpty(column, row - 1) || isEmpty(column - 1, row);
    const isShaded = isEmpty(column, row + 1) || isEmpty(column + 1, row);
    if (isLit === isShaded) return colour;
    return isLit ? mix(colour, LIGHT, 0.22) : mix(colour, DARK, 0.3);
  });
}

const FACE = 8;
/** Row of the left and right corners of a block's top. */
const CORNER = 4;

/** A block seen from above its corner: each face is 8 × 8 letters; the top is lightest, the right darkest. */
export function cube(faces: { side: string; top: string }, palette: Letters): Pixels {
  const [side, top] = [rowsOf(faces.side), rowsOf(faces.top)];
  const faceAt = (rows: readonly string[], x: number, y: number): string => colourAt(palette, rows, x, y) ?? DARK;
  return field((x, y) => {
    const isLeft = x < FACE;
    const edge = CORNER + Math.floor((isLeft ? x : ITEM_SIDE - 1 - x) / 2);
    const down = y - edge;
    if (down >= FACE || y < 2 * CORNER - 1 - edge) return null;
    if (down >= 0) return mix(faceAt(side, x % FACE, down), DARK, isLeft ? 0.1 : 0.38);
    // The top is a diamond: both its axes are diagonals of the field.
    const [across, along] = [(x + 0.5) / 2, y + 0.5 - CORNER];
    const within = (value: number): number => Math.min(FACE - 1, Math.max(0, Math.floor(value)));
    return mix(faceAt(top, within(across + along), FACE - 1 - within(across - along)), LIGHT, 0.18);
  });
}

const FRONT = 12;
const DEPTH = 3;

/** A machine from the front: 12 × 12 letters, with its top and right side in plain colours. */
export function machine(front: string, palette: Letters, [top, side]: readonly [string, string]): Pixels {
  const rows = rowsOf(front);
  return field((x, y) => {
    const row = y - DEPTH;
    if (row < 0) {
      const isTop = x >= -row && x < FRONT - row;
      if (!isTop) return null;
      return row === -DEPTH ? mix(top, LIGHT, 0.3) : top;
    }
    if (x < FRONT) return row < FRONT ? colourAt(palette, rows, x, row) : null;
    const depth = x - FRONT;
    if (depth >= DEPTH || row >= FRONT - 1 - depth) return null;
    return mix(side, DARK, depth === DEPTH - 1 ? 0.4 : 0.28);
  });
}
