import { path } from './markup.ts';

const gear =
  'M28 12h8l1 6 5 2 5-4 6 6-4 5 2 5 6 1v8l-6 1-2 5 4 5-6 6-5-4-5 2-1 6h-8l-1-6-5-2-5 4-6-6 4-5-2-5-6-1v-8l6-1 2-5-4-5 6-6 5 4 5-2z';

/** Signs of the servers, 64 × 64, over the sky that the page paints. */
export const emblems: Readonly<Record<string, readonly string[]>> = {
  'techno-magic-rpg': [
    path(gear, { fill: '#e0a955', transform: 'translate(0 -5) scale(1)' }),
    path(gear, { fill: '#8c5a2b', transform: 'translate(9.6 4.6) scale(.7)' }),
    path('M32 14l11 14-11 24-11-24z', { fill: '#7df0e0' }),
    path('M32 14l11 14H32zM32 52V28h11z', { fill: '#35b6d6' }),
    path('M32 14L21 28h11z', { fill: '#d9fffa' }),
    path('M12 46h3v3h-3zM50 12h3v3h-3zM52 50h2v2h-2zM10 14h2v2h-2z', { fill: '#fff' }),
  ],
  hitech: [
    path('M8 20h10M46 20h10M8 44h10M46 44h10M20 8v8M44 8v8M20 48v8M44 48v8', {
      stroke: '#4fe0ff',
      'stroke-width': '3',
    }),
    path('M19 16h26a3 3 0 0 1 3 3v26a3 3 0 0 1-3 3H19a3 3 0 0 1-3-3V19a3 3 0 0 1 3-3z', { fill: '#dfeaf2' }),
    path('M20 20h24v24H20z', { fill: '#18324a' }),
    path('M24 24h16v16H24z', { fill: '#ff7a3d' }),
    path('M24 24h16v5H24zM24 24h5v16h-5z', { fill: '#ffc06b' }),
    path('M33 22l-8 12h6l-2 9 9-13h-6z', { fill: '#fff7d6' }),
    path('M6 18h4v4H6zM54 18h4v4h-4zM6 42h4v4H6zM54 42h4v4h-4z', { fill: '#9df3ff' }),
  ],
  'techno-magic-sky': [
    path('M6 18h16v4H6zM10 14h8v4h-8zM42 12h14v4H42zM46 8h7v4h-7z', { fill: '#fff', opacity: '.85' }),
    path('M12 34h40v6h-4v6h-6v6h-6v5h-6v-5h-6v-6h-6v-6h-6z', { fill: '#7b5138' }),
    path('M30 52h6v5h-6zM20 40h6v6h-6zM40 40h4v6h-4z', { fill: '#5a3826' }),
    path('M10 29h44v6H10z', { fill: '#68c95b' }),
    path('M10 34h5v3h-5zM22 34h5v4h-5zM38 34h6v3h-6z', { fill: '#4ba444' }),
    path('M30 19h4v10h-4z', { fill: '#6b3e2c' }),
    path('M22 9h20v6h4v7H18v-7h4z', { fill: '#ffb3d2' }),
    path('M24 9h8v4h-8zM36 15h6v4h-6z', { fill: '#ffe0ee' }),
    path('M44 20h6v9h-6z', { fill: '#e0a955' }),
    path('M45.5 22h3v3h-3z', { fill: '#7df0e0' }),
  ],
  'magic-rpg': [
    path('M46 8a16 16 0 1 0 10 24A13 13 0 1 1 46 8z', { fill: '#ffe9b0' }),
    path('M10 40l22 5 22-5v13l-22 5-22-5z', { fill: '#6d2b8f' }),
    path('M12 36c8-2 14-1 20 3 6-4 12-5 20-3v14c-8-2-14-1-20 3-6-4-12-5-20-3z', { fill: '#fff4df' }),
    path('M32 39v14M17 41c4-.5 7 0 10 1.5M17 45.5c4-.5 7 0 10 1.5M37 42.5c3-1.5 6-2 10-1.5', {
      stroke: '#b58a5c',
      'stroke-width': '1.5',
      fill: 'none',
    }),
    path('M22 12l2.5 6.5L31 21l-6.5 2.5L22 30l-2.5-6.5L13 21l6.5-2.5z', { fill: '#ff9ad0' }),
    path('M34 27h3v3h-3zM12 12h2v2h-2zM40 31h2v2h-2zM28 31h2v2h-2z', { fill: '#fff' }),
  ],
  gate: [
    path('M17 26a15 15 0 1 1 30 0 15 15 0 1 1-30 0z', { fill: '#fff1cf', opacity: '.9' }),
    path('M8 17c16 4 32 4 48 0v6c-16 3-32 3-48 0zM13 30h38v4H13zM18 22h5v34h-5zM41 22h5v34h-5zM30 23h4v7h-4z', {
      fill: '#e0484f',
    }),
    path('M6 54h52v10H6z', { fill: '#1b2a4d' }),
    path('M6 54h52v3H6z', { fill: '#4f9d63' }),
  ],
};
