import type { Palette } from './colours.ts';
import { disc, glow, HEIGHT, line, path, rect, short, WIDTH } from './shapes.ts';

export type Weather = 'snow' | 'leaves' | 'petals' | 'embers' | 'clear';

const many = (count: number, one: (index: number) => string): string =>
  Array.from({ length: count }, (_, i) => one(i)).join('');

const LEAF = 'M0 0C8-12 24-12 32 0C24 12 8 12 0 0Z';

const flake = (random: () => number, colours: readonly string[]) => () => {
  const colour = colours[Math.floor(random() * colours.length)] ?? '#ffffff';
  const place = `translate(${short(random() * WIDTH)} ${short(random() * HEIGHT)}) rotate(${short(random() * 360)}) scale(${short(0.4 + random() * 0.7)})`;
  return path(LEAF, colour, ` opacity="${short(0.5 + random() * 0.5)}" transform="${place}"`);
};

/** Falling or rising particles. */
export function weatherOf(kind: Weather, random: () => number): string {
  if (kind === 'clear') return '';
  if (kind === 'snow') {
    return many(130, () =>
      disc(random() * WIDTH, random() * HEIGHT, 1.5 + random() * 5, '#ffffff', 0.35 + random() * 0.6),
    );
  }
  if (kind === 'embers') {
    return many(70, () =>
      disc(random() * WIDTH, random() * HEIGHT, 1.5 + random() * 4, '#ffb070', 0.3 + random() * 0.7),
    );
  }
  const colours = kind === 'petals' ? ['#ffc4dd', '#ff9ccf', '#ffe3f0'] : ['#ff9a4a', '#e8573f', '#ffc45c'];
  return many(46, flake(random, colours));
}

/** One paper lantern hung at a point. */
export const lantern = (x: number, y: number, size: number, colour: string): string =>
  glow(x, y + size * 0.6, size * 2.2, colour, 0.55) +
  rect(x - size * 0.4, y, size * 0.8, size * 1.2, colour, ` rx="${short(size * 0.34)}"`) +
  rect(x - size * 0.22, y - size * 0.1, size * 0.44, size * 0.16, '#2a1838') +
  rect(x - size * 0.22, y + size * 1.14, size * 0.44, size * 0.16, '#2a1838') +
  rect(x - size * 0.1, y + size * 0.12, size * 0.2, size * 0.96, '#ffffff', ` rx="${short(size * 0.1)}" opacity=".35"`);

/** A string of lanterns hanging through between two heights. */
export function lanternString({ accent }: Palette, left: number, right: number, sag: number, count = 9): string {
  const at = (share: number) => left + (right - left) * share + sag * 4 * share * (1 - share);
  const curve = `M0 ${left}Q${WIDTH / 2} ${short((left + right) / 2 + sag * 2)} ${WIDTH} ${right}`;
  const colours = ['#ffb45c', accent, '#ff7f6a'];
  const hung = many(count, (index) => {
    const share = (index + 0.5) / count;
    return lantern(share * WIDTH, at(share), 34, colours[index % colours.length] ?? accent);
  });
  return line(curve, '#54478a', 3) + hung;
}

/** Floating lanterns, with their light on the water. */
export const afloat = ({ light }: Palette, random: () => number, count: number): string =>
  many(count, (index) => {
    const depth = (index + random()) / count;
    const [x, y, size] = [random() * WIDTH, 725 + depth * 140, 12 + depth * 26];
    return (
      lantern(x, y - size, size, index % 3 === 0 ? '#ff8f6a' : '#ffbe6a') +
      rect(x - size * 0.5, y + size * 0.5, size, 4, light, ' rx="2" opacity=".5"')
    );
  });
