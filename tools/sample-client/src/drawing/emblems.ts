/** A filled path in a square of 64 units. */
export type Shape = readonly [path: string, fill: string, opacity?: number];

export interface Emblem {
  /** Colors of the sky from top to bottom. */
  sky: readonly [string, string];
  shapes: readonly Shape[];
}

const gear =
  'M28 7h8l1 6 5 2 5-4 6 6-4 5 2 5 6 1v8l-6 1-2 5 4 5-6 6-5-4-5 2-1 6h-8l-1-6-5-2-5 4-6-6 4-5-2-5-6-1v-8l6-1 2-5-4-5 6-6 5 4 5-2z';
const gearInside = 'M32 18l14 14-14 14-14-14z';

/** Emblems of the servers, as on the site. */
export const emblems: Readonly<Record<string, Emblem>> = {
  'techno-magic-rpg': {
    sky: ['#4b2bb3', '#120b3a'],
    shapes: [
      [gear, '#e0a955'],
      [gearInside, '#8c5a2b'],
      ['M32 14l11 14-11 24-11-24z', '#7df0e0'],
      ['M32 14l11 14H32zM32 52V28h11z', '#35b6d6'],
      ['M32 14L21 28h11z', '#d9fffa'],
      ['M12 46h3v3h-3zM50 12h3v3h-3zM52 50h2v2h-2zM10 14h2v2h-2z', '#ffffff'],
    ],
  },
  hitech: {
    sky: ['#0e6f8f', '#06182e'],
    shapes: [
      ['M8 18.5h10v3H8zM46 18.5h10v3H46zM8 42.5h10v3H8zM46 42.5h10v3H46z', '#4fe0ff'],
      ['M18.5 8h3v8h-3zM42.5 8h3v8h-3zM18.5 48h3v8h-3zM42.5 48h3v8h-3z', '#4fe0ff'],
      ['M16 16h32v32H16z', '#dfeaf2'],
      ['M20 20h24v24H20z', '#18324a'],
      ['M24 24h16v16H24z', '#ff7a3d'],
      ['M24 24h16v5H24zM24 29h5v11h-5z', '#ffc06b'],
      ['M33 22l-8 12h6l-2 9 9-13h-6z', '#fff7d6'],
      ['M6 18h4v4H6zM54 18h4v4h-4zM6 42h4v4H6zM54 42h4v4h-4z', '#9df3ff'],
    ],
  },
  'techno-magic-sky': {
    sky: ['#5aa9ff', '#28387f'],
    shapes: [
      ['M6 18h16v4H6zM10 14h8v4h-8zM42 12h14v4H42zM46 8h7v4h-7z', '#ffffff', 0.85],
      ['M12 34h40v6h-4v6h-6v6h-6v5h-6v-5h-6v-6h-6v-6h-6z', '#7b5138'],
      ['M30 52h6v5h-6zM20 40h6v6h-6zM40 40h4v6h-4z', '#5a3826'],
      ['M10 29h44v6H10z', '#68c95b'],
      ['M10 34h5v3h-5zM22 34h5v4h-5zM38 34h6v3h-6z', '#4ba444'],
      ['M30 19h4v10h-4z', '#6b3e2c'],
      ['M22 9h20v6h4v7H18v-7h4z', '#ffb3d2'],
      ['M24 9h8v4h-8zM36 15h6v4h-6z', '#ffe0ee'],
      ['M44 20h6v9h-6z', '#e0a955'],
      ['M45.5 22h3v3h-3z', '#7df0e0'],
    ],
  },
  'magic-rpg': {
    sky: ['#a83279', '#2a0c3c'],
    shapes: [
      ['M46 8c-7 4-10 12-6 19 3 6 10 8 16 5-4 3-10 4-15 1-8-5-9-18 5-25z', '#ffe9b0'],
      ['M10 40l22 5 22-5v13l-22 5-22-5z', '#6d2b8f'],
      ['M12 36c8-2 14-1 20 3 6-4 12-5 20-3v14c-8-2-14-1-20 3-6-4-12-5-20-3z', '#fff4df'],
      ['M31.2 39h1.6v14h-1.6z', '#b58a5c'],
      ['M22 12l2.5 6.5L31 21l-6.5 2.5L22 30l-2.5-6.5L13 21l6.5-2.5z', '#ff9ad0'],
      ['M34 27h3v3h-3zM12 12h2v2h-2zM40 31h2v2h-2zM28 31h2v2h-2z', '#ffffff'],
    ],
  },
};
