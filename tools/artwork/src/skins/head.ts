import { mix } from '../pictures/colours.ts';
import { type Brush, dark, isEnd, light } from './brush.ts';
import type { Eyes, Haircut, Look } from './look.ts';

/** Faces of anime: lashes k, white w, iris e above i, brows b, cheeks c, mouth m. */
const FACES: Record<Eyes, readonly string[]> = {
  round: ['........', '........', '........', '.kk..kk.', '.we..ew.', '.wi..iw.', 'c......c', '...mm...'],
  sharp: ['........', '........', '.b....b.', '..b..b..', '.ke..ek.', '.wi..iw.', '........', '...mm...'],
  calm: ['........', '........', '.bb..bb.', '........', '.kk..kk.', '.ei..ie.', 'c......c', '...mm...'],
};

export function faceBrush({ skin, hair, eyes, gaze }: Look): Brush {
  const colours: Record<string, string> = {
    b: dark(hair, 0.3),
    k: dark(hair, 0.6),
    w: '#fbfbff',
    e: dark(eyes, 0.4),
    i: light(eyes, 0.2),
    c: mix(skin, '#ff6a7a', 0.32),
    m: mix(skin, '#a83a44', 0.5),
  };
  return (x, y, side) => {
    if (side === 'front') return colours[FACES[gaze][y]?.[x] ?? '.'] ?? skin;
    return side === 'bottom' ? dark(skin, 0.2) : skin;
  };
}

interface Cut {
  /** Rows of hair over each column of the forehead. */
  front: string;
  sides: number;
  back: number;
  /** Rows of hair on each column of the back of the body. */
  body: string;
  /** Rows of hair on each column of the chest. */
  chest: string;
}

const CUTS: Record<Haircut, Cut> = {
  short: { front: '33212233', sides: 4, back: 5, body: '00000000', chest: '00000000' },
  parted: { front: '54321345', sides: 6, back: 7, body: '00000000', chest: '00000000' },
  long: { front: '63222236', sides: 8, back: 8, body: '68999986', chest: '40000004' },
  spiky: { front: '43132314', sides: 5, back: 6, body: '00000000', chest: '00000000' },
  bob: { front: '73333337', sides: 8, back: 8, body: '11111111', chest: '00000000' },
  ponytail: { front: '52321235', sides: 5, back: 6, body: '00277200', chest: '00000000' },
  tails: { front: '63233236', sides: 7, back: 6, body: '98000089', chest: '60000006' },
};

/** A strand: locks of three tones, a bright ring, the ends in their own colour. */
const strandOf =
  ({ hair, tips }: Look) =>
  (x: number, y: number, length: number): string => {
    const end = length < 3 ? 0 : Math.max(0, (y - length + 3) / 3);
    const colour = mix(hair, tips, end * 0.8);
    if (y === 2) return light(colour, x % 3 === 0 ? 0.14 : 0.34);
    const lock = (x * 5 + y) % 4;
    return lock === 0 ? dark(colour, 0.2) : lock === 2 ? light(colour, 0.1) : colour;
  };

export function hairBrush(look: Look): Brush {
  const { front, sides, back } = CUTS[look.haircut];
  const strand = strandOf(look);
  return (x, y, side) => {
    if (side === 'top') return strand(x, y === 2 ? 3 : y, 8);
    if (side === 'bottom') return null;
    const rows = side === 'front' ? Number(front[x]) : side === 'back' ? back : sides - (x % 2);
    return y < rows ? strand(x, y, Math.max(rows, 6)) : null;
  };
}

/** The outer hair of the head: a fringe with gaps, so that it stands off. */
export function outerHairBrush(look: Look): Brush {
  const hair = hairBrush(look);
  const { sides } = CUTS[look.haircut];
  return (x, y, side) => {
    if (side === 'top') return (x + y) % 5 === 0 ? null : hair(x, y, side);
    if (side === 'front') return x === 0 || x === 7 || y < 2 ? hair(x, y, side) : null;
    return side === 'back' || y < sides - 1 ? hair(x, y, side) : null;
  };
}

/** Hair that hangs down over the body. */
export function hangingHairBrush(look: Look): Brush {
  const { body, chest } = CUTS[look.haircut];
  const strand = strandOf(look);
  return (x, y, side) => {
    if (isEnd(side)) return null;
    const longest = side === 'back' ? body : side === 'front' ? chest : '0000';
    const rows = Number(longest[x] ?? 0);
    return y < rows ? strand(x, y + 3, rows + 3) : null;
  };
}
