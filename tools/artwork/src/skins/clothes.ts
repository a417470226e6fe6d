import { type Brush, dark, isEnd, isMiddle, light } from './brush.ts';
import type { Look, Outfit } from './look.ts';

/** Brushes of one outfit: the body, its outer layer, the outer layer of arms and of legs. */
interface Wear {
  body: Brush;
  over: Brush;
  sleeve: Brush;
  skirt: Brush;
}

const none: Brush = () => null;

/** A collar that opens to the skin, and a belt. */
const shirtOf =
  ({ shirt, skin, accent, trousers }: Look): Brush =>
  (x, y, side) => {
    if (side === 'top') return shirt;
    if (y === 0 && side === 'front' && isMiddle(x)) return skin;
    if (y === 1 && side === 'front' && (x === 2 || x === 5)) return light(shirt, 0.3);
    if (y === 10) return side === 'front' && isMiddle(x) ? accent : dark(trousers, 0.3);
    if (y === 11) return trousers;
    return side === 'front' && x === 4 && y % 3 === 0 ? dark(shirt, 0.35) : shirt;
  };

const sleeveTo =
  (rows: number, colour: string, trim: string): Brush =>
  (_x, y, side) => {
    if (side === 'bottom' || (side !== 'top' && y >= rows)) return null;
    return side !== 'top' && y === rows - 1 ? trim : y % 5 === 4 ? dark(colour, 0.12) : colour;
  };

const openCoat =
  (colour: string, lapel: string, end: number): Brush =>
  (x, y, side) => {
    if (side === 'bottom' || (side !== 'top' && y >= end)) return null;
    if (side !== 'front') return y === end - 1 ? dark(colour) : colour;
    if (x > 2 && x < 5) return null;
    return x === 2 || x === 5 ? lapel : colour;
  };

const outfits: Record<Outfit, (look: Look) => Wear> = {
  jacket: (look) => ({
    body: shirtOf(look),
    over: (x, y, side) =>
      side === 'back' && y > 2 && y < 6 && x > 2 && x < 5
        ? look.accent
        : openCoat(look.coat, light(look.coat, 0.25), 11)(x, y, side),
    sleeve: sleeveTo(8, look.coat, look.accent),
    skirt: none,
  }),
  haori: (look) => {
    const { shirt, skin, accent, coat } = look;
    return {
      body: (x, y, side) => {
        if (y === 8 || y === 9) return y === 8 ? accent : dark(accent, 0.2);
        if (side === 'front' && y < 4) {
          const edge = y + 2;
          if (x > edge - 1 && x < 8 - edge + 0) return skin;
          if (x === edge - 1 || x === 8 - edge) return dark(shirt, 0.25);
        }
        return y > 9 ? look.trousers : shirt;
      },
      over: (x, y, side) => {
        if (side === 'back' && y > 2 && y < 6 && Math.hypot(x - 3.5, y - 4) < 1.9) return light(coat, 0.7);
        return openCoat(coat, accent, 11)(x, y, side);
      },
      sleeve: (x, y, side) => (side !== 'top' && y === 8 ? light(coat, 0.35) : sleeveTo(10, coat, accent)(x, y, side)),
      skirt: none,
    };
  },
  sailor: (look) => {
    const { coat, accent, shirt } = look;
    const shirtBrush = shirtOf(look);
    return {
      body: (x, y, side) => (y > 9 ? coat : shirtBrush(x, y, side)),
      over: (x, y, side) => {
        if (side === 'bottom') return null;
        if (side === 'top') return coat;
        if (side === 'front') {
          if (isMiddle(x)) return y > 1 && y < 7 ? (y === 3 ? dark(accent) : accent) : null;
          return y < 4 - Math.abs(x - 3.5) / 2 + 1 ? (y >= 3 - Math.abs(x - 3.5) / 2 + 1 ? '#ffffff' : coat) : null;
        }
        return y < 4 ? (y === 2 ? '#ffffff' : coat) : null;
      },
      sleeve: sleeveTo(6, shirt, coat),
      skirt: none,
    };
  },
  hoodie: (look) => {
    const { coat, accent, shirt } = look;
    return {
      body: shirtOf(look),
      over: (x, y, side) => {
        if (side === 'bottom' || y === 11) return null;
        if (side === 'back' && y < 3) return dark(coat, 0.15);
        if (side === 'front') {
          if (y < 4 && (x === 2 || x === 5)) return y === 3 ? accent : shirt;
          if (y > 6 && y < 10 && x > 0 && x < 7) return y === 7 ? dark(coat, 0.35) : dark(coat, 0.12);
          if (y === 0 && isMiddle(x)) return null;
        }
        return y === 10 ? accent : coat;
      },
      sleeve: sleeveTo(10, coat, accent),
      skirt: none,
    };
  },
  lab: (look) => {
    const { coat, accent, shirt } = look;
    const shirtBrush = shirtOf(look);
    return {
      body: (x, y, side) =>
        side === 'front' && isMiddle(x) && y > 0 && y < 8 ? (y === 1 ? dark(accent) : accent) : shirtBrush(x, y, side),
      over: (x, y, side) =>
        side === 'front' && x === 6 && y > 1 && y < 4
          ? y === 2
            ? accent
            : dark(shirt)
          : openCoat(coat, dark(coat, 0.14), 12)(x, y, side),
      sleeve: sleeveTo(10, coat, dark(coat, 0.2)),
      skirt: (x, y, side) =>
        isEnd(side) || y > 5 || (side === 'front' && x === 1) ? null : y === 5 ? dark(coat, 0.2) : coat,
    };
  },
  armour: (look) => {
    const { coat, accent } = look;
    const shirtBrush = shirtOf(look);
    return {
      body: shirtBrush,
      over: (x, y, side) => {
        if (side === 'bottom' || y > 8) return null;
        if (side === 'front') {
          if (y === 0 && x > 1 && x < 6) return null;
          if (isMiddle(x) && y > 2 && y < 5) return light(accent, 0.2);
          if (y === 8 || y === 1) return accent;
          return x < 3 && y < 4 ? light(coat, 0.35) : y === 5 ? dark(coat, 0.3) : coat;
        }
        return y === 8 ? accent : y % 4 === 3 ? dark(coat, 0.25) : coat;
      },
      sleeve: (_x, y, side) => {
        if (side === 'bottom') return null;
        if (side === 'top' || y < 4) return y === 3 ? accent : light(coat, y === 0 ? 0.35 : 0.1);
        return y > 7 && y < 11 ? (y === 8 ? accent : coat) : null;
      },
      skirt: (_x, y, side) =>
        isEnd(side) ? null : y < 3 ? (y === 2 ? accent : coat) : y > 4 && y < 8 ? light(coat, y === 5 ? 0.3 : 0) : null,
    };
  },
  robe: (look) => {
    const { coat, accent, shirt } = look;
    return {
      body: shirtOf(look),
      over: (x, y, side) => {
        if (side === 'bottom') return null;
        if (side === 'front') {
          if (y < 2 && isMiddle(x)) return null;
          if (isMiddle(x)) return y === 3 ? light(accent, 0.4) : x === 3 ? accent : dark(shirt, 0.1);
          if (y === 7) return accent;
          return y === 0 || y === 1 ? light(coat, 0.3) : coat;
        }
        const isStar = side === 'back' && Math.abs(x - 3.5) + Math.abs(y - 4) < 2.2;
        return y === 7 || isStar ? accent : coat;
      },
      sleeve: sleeveTo(10, coat, accent),
      skirt: (x, y, side) => {
        if (isEnd(side) || y > 8) return null;
        if (side === 'front' && x === 0) return null;
        return y === 8 ? accent : y > 5 ? dark(coat, 0.12) : coat;
      },
    };
  },
  apron: (look) => {
    const { coat, accent, shirt } = look;
    return {
      body: shirtOf(look),
      over: (x, y, side) => {
        if (side === 'front' && x > 0 && x < 7) {
          if (y < 3) return x === 1 || x === 6 ? dark(coat, 0.2) : null;
          if (y > 5 && y < 9 && x > 1 && x < 6) return y === 6 ? accent : dark(coat, 0.22);
          return coat;
        }
        if (side === 'back')
          return y < 9 && Math.abs(Math.abs(x - 3.5) - (y < 5 ? 3 - y / 2 : y / 2 - 2)) < 0.8
            ? dark(coat, 0.2)
            : y === 9
              ? coat
              : null;
        return !isEnd(side) && y === 9 ? coat : null;
      },
      sleeve: sleeveTo(5, shirt, dark(shirt, 0.25)),
      skirt: (x, y, side) => (side === 'front' && y < 4 ? (x === 0 ? dark(coat, 0.12) : coat) : null),
    };
  },
  suit: (look) => {
    const { coat, accent, shirt } = look;
    const shirtBrush = shirtOf(look);
    return {
      body: (x, y, side) =>
        side === 'front' && y > 0 && y < 6 && isMiddle(x) ? (y === 1 ? light(accent) : accent) : shirtBrush(x, y, side),
      over: (x, y, side) => {
        if (isEnd(side) || y > 10) return null;
        if (side !== 'front') return y === 9 ? dark(coat) : coat;
        const opening = 4 - y / 1.6;
        if (Math.abs(x - 3.5) < opening) return null;
        return y % 3 === 1 && x === 4 ? accent : x === 0 || x === 7 ? dark(coat, 0.1) : light(coat, 0.06);
      },
      sleeve: sleeveTo(9, shirt, coat),
      skirt: none,
    };
  },
};

export const wearOf = (look: Look): Wear => outfits[look.outfit](look);

export const armBrush =
  ({ shirt, skin }: Look): Brush =>
  (_x, y, side) => {
    if (side === 'top') return shirt;
    return side === 'bottom' || y >= 9 ? skin : y === 8 ? dark(shirt) : shirt;
  };

/** Legs with their shoes. */
export function legBrush({ legs, trousers, shoes, skin, shirt }: Look): Brush {
  return (x, y, side) => {
    if (side === 'bottom') return dark(shoes);
    if (side === 'top') return trousers;
    if (y > 8) return y === 11 ? dark(shoes) : y === 9 ? light(shoes, 0.2) : shoes;
    if (legs === 'skirt')
      return y < 3 ? trousers : y < 5 ? skin : y === 5 ? light(trousers, 0.35) : dark(trousers, 0.1);
    if (legs === 'shorts')
      return y < 4 ? (y === 3 ? dark(trousers) : trousers) : y < 7 ? skin : y === 7 ? shirt : light(shirt, 0.2);
    return y === 5 && side === 'front' && x < 3 ? dark(trousers, 0.2) : trousers;
  };
}

/** What stands off from the legs: a pleated skirt, wide trousers, tops of boots. */
export function overLegBrush({ legs, trousers, shoes, accent }: Look): Brush {
  const pleat = (x: number): string => (x % 2 === 0 ? light(trousers, 0.12) : dark(trousers, 0.14));
  return (x, y, side) => {
    if (isEnd(side)) return null;
    if (legs === 'skirt' && y < 4) return y === 3 ? accent : pleat(x);
    if (legs === 'hakama' && y < 10) return y === 9 ? dark(trousers, 0.3) : pleat(x);
    return y === 9 ? light(shoes, 0.3) : null;
  };
}
