import { mix, tagColours } from './colours.ts';
import { randomOf } from './random.ts';
import { disc, glow, HEIGHT, path, polygon, rect, shade, short, WIDTH } from './shapes.ts';

/** Pixels on each side of a face of the block. */
const SIDE = 10;

type Texture = (x: number, y: number, random: () => number) => number;

const onRim = (x: number, y: number) => x === 0 || y === 0 || x === SIDE - 1 || y === SIDE - 1;
const fromMiddle = (x: number, y: number) => Math.hypot(x - 4.5, y - 4.5);

/** Brightness of the pixels of a face by tag of the mod: 0 is dark, 1 the colour of the tag, 2 glowing. */
const textures: Record<string, Texture> = {
  technology: (x, y, random) => (onRim(x, y) ? 0.35 : fromMiddle(x, y) < 3.2 ? 0.25 : random() < 0.3 ? 0.6 : 0.8),
  magic: (x, y, random) => (Math.abs(fromMiddle(x, y) - 4.4) < 0.6 ? 1.4 : random() < 0.22 ? 1.3 : 0.45),
  worldgen: (_, y, random) => (y < 2 + random() * 2 ? 1.5 : random() < 0.3 ? 0.5 : 0.75),
  comfort: (x, y, random) => ((x + y) % 4 === 0 ? 1.5 : random() < 0.25 ? 1.1 : 0.7),
  storage: (x, y, random) =>
    onRim(x, y) || y === 4 || y === 5 ? (x === 4 || x === 5 ? 1.8 : 0.4) : 0.75 + random() * 0.3,
  mobs: (x, y, random) => {
    const eye = (y === 4 || y === 5) && [2, 3, 6, 7].includes(x);
    const mouth = y === 7 && x > 2 && x < 7;
    return eye || mouth ? 0.1 : 0.75 + random() * 0.5;
  },
  decoration: (x, y, random) =>
    ((Math.floor(x / 5) + Math.floor(y / 5)) % 2 ? 1.35 : 0.7) + (onRim(x % 5, y % 5) ? -0.2 : random() * 0.15),
  farming: (x, _, random) => (x % 3 === 1 ? (random() < 0.7 ? 1.5 : 1.1) : 0.6 + random() * 0.2),
  energy: (x, y, random) =>
    Math.abs(x - (y < 5 ? 7 - y * 0.7 : 8.6 - y * 0.7)) < 1.1 ? 2 : onRim(x, y) ? 0.35 : 0.6 + random() * 0.2,
  transport: (x, y, random) =>
    y === 3 || y === 6 ? 1.7 : (x + (y > 4 ? 1 : 0)) % 3 === 0 ? 1.1 : 0.45 + random() * 0.15,
};

const lit = (colour: string, brightness: number): string =>
  brightness <= 1
    ? mix('#171134', colour, Math.max(0.08, brightness))
    : mix(colour, '#ffffff', Math.min(0.7, (brightness - 1) * 0.8));

/** A symmetric sign in the middle of a face, derived from the mod's slug. */
function signOf(slug: string): (x: number, y: number) => boolean {
  const random = randomOf(`${slug} sign`);
  const cells = Array.from({ length: 9 }, () => random() < 0.58);
  return (x, y) =>
    x > 1 && x < 8 && y > 1 && y < 8 && (cells[Math.min(x, 9 - x) - 2 + 3 * (Math.min(y, 9 - y) - 2)] ?? false);
}

const SIGNED = new Set(['technology', 'magic', 'comfort', 'transport', 'worldgen']);

const signed = (slug: string, tag: string, texture: Texture): Texture => {
  if (!SIGNED.has(tag)) {
    const turned = randomOf(`${slug} turn`)() < 0.5;
    return turned ? (x, y, random) => texture(SIDE - 1 - x, y, random) : texture;
  }
  const sign = signOf(slug);
  return (x, y, random) => {
    const plain = texture(x, y, random);
    return sign(x, y) ? 1.9 : plain;
  };
};

/** One face: its pixels, transformed by a matrix; `dim` darkens it. */
function face(name: string, texture: Texture, colour: string, matrix: string, dim: number): string {
  const random = randomOf(name);
  const runs = new Map<string, string>();
  for (let y = 0; y < SIDE; y += 1) {
    for (let x = 0; x < SIDE; x += 1) {
      // In four steps, since a texture has few colours.
      const brightness = Math.round(texture(x, y, random) * 5) / 5;
      const shown = mix(lit(colour, brightness), '#0d0b26', dim);
      runs.set(shown, `${runs.get(shown) ?? ''}M${x} ${y}h1.04v1.04h-1.04z`);
    }
  }
  return `<g transform="matrix(${matrix})">${[...runs].map(([fill, d]) => path(d, fill)).join('')}</g>`;
}

const HALF = 29;
const RISE = 16.6;
const DROP = 33.4;

function block(name: string, texture: Texture, colour: string, x: number, y: number, scale: number): string {
  const [half, rise, drop] = [HALF * scale, RISE * scale, DROP * scale].map(
    (value) => Math.round(value * 1000) / 1000,
  ) as [number, number, number];
  return (
    face(
      `${name} top`,
      texture,
      mix(colour, '#ffffff', 0.12),
      `${half} ${rise} ${-half} ${rise} ${short(x)} ${short(y - 2 * rise * 5)}`,
      0,
    ) +
    face(`${name} side`, texture, colour, `${half} ${rise} 0 ${drop} ${short(x - half * SIDE)} ${short(y)}`, 0.12) +
    face(`${name} side`, texture, colour, `${half} ${-rise} 0 ${drop} ${short(x)} ${short(y + rise * SIDE)}`, 0.38)
  );
}

/** Emblem of a mod: a floating block with its sign in the colour of its first tag. */
export function emblemSvg(slug: string, tag: string): string {
  const random = randomOf(slug);
  const colour = tagColours[tag] ?? '#b49bff';
  const plain = textures[tag];
  if (!plain) throw new Error(`no texture for ${tag}`);
  const texture = signed(slug, tag, plain);
  const others = Object.values(tagColours);
  const second = mix(colour, others[Math.floor(random() * others.length)] ?? colour, 0.28);
  const stars = Array.from({ length: 60 }, () =>
    disc(random() * WIDTH, random() * HEIGHT, 1 + random() * 2, '#ffffff', 0.15 + random() * 0.5),
  );
  const small = Array.from({ length: 5 }, (_, index) => {
    const [x, y] = [(index % 2 ? 1180 : 160) + random() * 240, 120 + random() * 560];
    return block(`${slug} ${index}`, texture, second, x, y, 0.12 + random() * 0.14);
  });
  const lower = mix('#171134', colour, 0.4);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    shade('night', [0, '#0d0b26'], [0.6, mix('#171134', colour, 0.16)], [1, lower]),
    rect(0, 0, WIDTH, HEIGHT, 'url(#night)'),
    ...stars,
    glow(800, 450, 540, colour, 0.5),
    polygon(
      [
        [570, 716],
        [800, 666],
        [1030, 716],
        [800, 766],
      ],
      '#0d0b26',
      ' opacity=".45"',
    ),
    ...small,
    block(slug, texture, second, 800, 330, 0.8),
    '</svg>',
  ].join('');
}
