import { type Brush, dark, isEnd, light } from './brush.ts';
import type { Hat, Look } from './look.ts';

const LENS = '#3a3f4c';

export function hatBrush({ hat, accent, coat }: Look): Brush {
  const shade = dark(accent, 0.24);
  const brushes: Record<Hat, Brush> = {
    none: () => null,
    band: (x, y, side) => {
      if (side === 'back' && (x === 3 || x === 4) && y > 1 && y < 6) return y % 2 === 0 ? accent : shade;
      return !isEnd(side) && y === 2 ? (side === 'front' && (x === 3 || x === 4) ? light(accent, 0.4) : accent) : null;
    },
    straw: (x, y, side) => {
      if (side === 'bottom') return null;
      if (side === 'top') return (x + y) % 2 === 0 ? accent : shade;
      return y < 2 ? ((x + y) % 2 === 0 ? accent : shade) : y === 2 ? '#c2413f' : null;
    },
    cap: (x, y, side) => {
      if (side === 'bottom') return null;
      if (side === 'front' && y === 1 && (x === 3 || x === 4)) return '#fff4e0';
      if (side === 'top' || y < 2) return x === 0 || x === 7 ? shade : accent;
      return side === 'front' && y === 2 ? dark(accent, 0.45) : null;
    },
    hood: (x, y, side) => {
      if (side === 'bottom') return null;
      const isOpen = side === 'front' && x > 0 && x < 7 && y > 0;
      if (isOpen) return null;
      return side === 'front' && (x === 0 || x === 7 || y === 0) ? light(coat, 0.25) : y % 4 === 3 ? dark(coat) : coat;
    },
    ears: (x, y, side) => {
      const isEar = x === 1 || x === 2 || x === 5 || x === 6;
      if (side === 'top') return isEar && (y === 4 || y === 5) ? (y === 4 ? dark(accent) : accent) : null;
      return side === 'front' && isEar && y < 2
        ? y === 1 && (x === 2 || x === 5)
          ? '#ffb7c4'
          : light(accent, 0.2)
        : null;
    },
    glasses: (x, y, side) => {
      if (side === 'front' && (y === 4 || y === 5)) {
        if (x === 0 || x === 7) return y === 4 ? accent : null;
        return y === 4 && (x === 3 || x === 4) ? accent : null;
      }
      if (side === 'front') return y === 6 && ((x > 0 && x < 3) || (x > 4 && x < 7)) ? accent : null;
      return (side === 'left' || side === 'right') && y === 4 ? accent : null;
    },
    goggles: (x, y, side) => {
      if (isEnd(side) || y < 1 || y > 2) return null;
      if (side !== 'front') return y === 1 ? LENS : null;
      if (x === 0 || x === 7) return LENS;
      return x === 3 || x === 4 ? '#a8713f' : y === 1 ? light(accent, 0.4) : accent;
    },
    // A fox mask, worn at the side of the head.
    mask: (x, y, side) => {
      if (side !== 'left' || y < 1 || y > 6) return side === 'front' && x === 7 && y > 0 && y < 6 ? '#fbf4ea' : null;
      if (y === 1) return x === 1 || x === 6 ? accent : null;
      if (y === 6) return x > 2 && x < 5 ? '#fbf4ea' : null;
      if (y === 3 && (x === 2 || x === 5)) return '#2a2740';
      return (y === 4 && (x === 1 || x === 6)) || (y === 2 && (x === 3 || x === 4)) ? accent : '#fbf4ea';
    },
    flower: (x, y, side) => {
      const [u, v] = side === 'front' ? [x - 6, y - 1] : side === 'left' ? [x + 2, y - 1] : [9, 9];
      if (u === 0 && v === 0) return '#fff0a0';
      return Math.abs(u) + Math.abs(v) === 1 ? accent : Math.abs(u) === 1 && Math.abs(v) === 1 ? shade : null;
    },
    headphones: (x, y, side) => {
      if (side === 'top') return y === 3 || y === 4 ? LENS : null;
      if (side !== 'left' && side !== 'right') return null;
      if (y < 3) return x === 3 || x === 4 ? LENS : null;
      if (y > 5 || x < 2 || x > 5) return null;
      return x === 2 || x === 5 || y === 3 ? LENS : accent;
    },
    horns: (x, y, side) => {
      if (side === 'top') return (x === 1 || x === 6) && y > 3 && y < 7 ? (y === 4 ? dark(accent) : accent) : null;
      return side === 'front' && (x === 1 || x === 6) && y < 2 ? (y === 0 ? light(accent, 0.3) : shade) : null;
    },
    ribbon: (x, y, side) => {
      if (side === 'back' && y > 0 && y < 5) {
        const isBow = y < 3 ? x !== 3 && x !== 4 && x > 0 && x < 7 : x === 2 || x === 5;
        return y === 1 && (x === 3 || x === 4) ? shade : isBow ? accent : null;
      }
      return side === 'top' && y > 4 && y < 7
        ? x === 3 || x === 4
          ? shade
          : x === 0 || x === 7
            ? null
            : accent
        : null;
    },
  };
  return brushes[hat];
}
