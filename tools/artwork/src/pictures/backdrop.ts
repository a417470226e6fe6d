import type { Palette } from './colours.ts';
import { mix } from './colours.ts';
import { disc, glow, HEIGHT, path, polygon, rect, shade, short, WIDTH } from './shapes.ts';

export type Ground = 'water' | 'earth' | 'snow' | 'clouds';

/** Sky with stars and a moon. */
export function sky(palette: Palette, random: () => number, moonAt: readonly [number, number]): string {
  const { top, middle, horizon, light } = palette;
  const stars = Array.from({ length: 110 }, () =>
    disc(random() * WIDTH, random() * 560, 0.8 + random() * 1.8, '#ffffff', 0.25 + random() * 0.7),
  );
  const [x, y] = moonAt;
  const craters = [
    [-26, -18, 16],
    [22, 14, 22],
    [-8, 34, 11],
  ].map(([dx = 0, dy = 0, radius = 0]) => disc(x + dx, y + dy, radius, mix(light, middle, 0.28), 0.45));
  return [
    shade('sky', [0, top], [0.42, middle], [0.78, horizon]),
    rect(0, 0, WIDTH, HEIGHT, 'url(#sky)'),
    ...stars,
    glow(x, y, 340, light, 0.45),
    disc(x, y, 84, light),
    ...craters,
  ].join('');
}

function ridge(random: () => number, base: number, height: number, step: number): string {
  let d = `M0 ${HEIGHT}V${short(base)}`;
  for (let x = 0; x <= WIDTH + step; x += step) {
    const peak = base - height * (0.25 + 0.75 * random());
    d += `L${short(x - step / 2)} ${short(peak)}L${short(x)} ${short(base - height * 0.3 * random())}`;
  }
  return `${d}V${HEIGHT}Z`;
}

/** Two rows of mountains. */
export const mountains = ({ far, near, horizon }: Palette, random: () => number): string =>
  path(ridge(random, 640, 260, 300), mix(far, horizon, 0.35)) + path(ridge(random, 690, 170, 210), near);

/** A row of distant roofs with lit windows. */
export function village({ near, ground, light }: Palette, random: () => number): string {
  const houses: string[] = [];
  for (let x = -30; x < WIDTH; x += 74 + random() * 60) {
    const [width, height] = [62 + random() * 40, 34 + random() * 34];
    const y = 700 - height;
    const roof = mix(near, ground, 0.5);
    houses.push(
      polygon(
        [
          [x - 16, y],
          [x + width * 0.25, y - 26],
          [x + width * 0.75, y - 26],
          [x + width + 16, y],
        ],
        roof,
      ),
      rect(x, y, width, height + 10, roof),
    );
    if (random() > 0.25) houses.push(rect(x + width * 0.3, y + 12, 12, 14, light, ' opacity=".9"'));
    if (random() > 0.5) houses.push(rect(x + width * 0.65, y + 12, 12, 14, light, ' opacity=".7"'));
  }
  return houses.join('');
}

function water({ ground, horizon, light }: Palette, random: () => number, moonX: number): string {
  const ripples = Array.from({ length: 26 }, (_, index) => {
    const y = 718 + index * 7;
    const wide = 30 + random() * 120 + index * 4;
    const x = moonX + (random() - 0.5) * (90 + index * 10);
    return rect(x - wide / 2, y, wide, 3, light, ` rx="1.5" opacity="${short(0.4 - index * 0.01)}"`);
  });
  return (
    shade('water', [0, mix(ground, horizon, 0.55)], [1, ground]) +
    rect(0, 705, WIDTH, 195, 'url(#water)') +
    ripples.join('')
  );
}

function land({ ground, near, far }: Palette, random: () => number, snow: boolean): string {
  const top = snow ? '#dfe3ff' : mix(near, far, 0.75);
  const bottom = snow ? '#8d8fc9' : ground;
  let d = `M0 ${HEIGHT}V720`;
  for (let x = 0; x <= WIDTH; x += 200)
    d += `Q${x + 100} ${short(690 + random() * 40)} ${x + 200} ${short(712 + random() * 20)}`;
  return shade('land', [0, top], [1, bottom]) + path(`${d}V${HEIGHT}Z`, 'url(#land)');
}

/** A sea of clouds, for floating motifs. */
function clouds({ middle, horizon, light }: Palette, random: () => number): string {
  const rows = [0, 1, 2, 3].flatMap((row) =>
    Array.from({ length: 15 }, (_, index) => {
      const [x, y] = [index * 118 - 40 + random() * 70, 716 + row * 62 + random() * 26];
      const colour = mix(mix(horizon, light, 0.4 - row * 0.06), middle, 0.18 + row * 0.2);
      return disc(x, y, 62 + random() * 46, colour);
    }),
  );
  return (
    shade('deep', [0, mix(middle, horizon, 0.6)], [1, middle]) + rect(0, 770, WIDTH, 130, 'url(#deep)') + rows.join('')
  );
}

/** Ground of the scene. */
export function groundOf(kind: Ground, palette: Palette, random: () => number, moonX: number): string {
  if (kind === 'clouds') return clouds(palette, random);
  return kind === 'water' ? water(palette, random, moonX) : land(palette, random, kind === 'snow');
}
