import { seededRandom } from '@hoshikraft/shared';
import { sceneHeight, sceneWidth, waterline } from './field.ts';

const whole = (value: number): number => Math.round(value);

/** Square stars over the upper sky, as one path. */
export function starPath(seed: number, count: number, side: number): string {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => {
    const x = whole(random() * sceneWidth);
    const y = whole(random() ** 1.4 * 540);
    return `M${x} ${y}h${side}v${side}h-${side}z`;
  }).join('');
}

/** Four-pointed stars of blocks, as one path. */
export function crossStarPath(seed: number, count: number): string {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => {
    const x = whole(60 + random() * (sceneWidth - 120));
    const y = whole(96 + random() * 290);
    return `M${x} ${y}h2v-6h2v6h6v2h-6v6h-2v-6h-6v-2h4z`;
  }).join('');
}

/** A skyline of blocks: steps of `block` pixels along a wave, closed at the waterline. */
export function blockHillPath(options: { base: number; wave: number; block: number; phase: number }): string {
  const { base, wave, block, phase } = options;
  let path = `M0 ${waterline + 4}V${base}`;
  for (let x = 0; x < sceneWidth; x += block) {
    const along = x / sceneWidth;
    const height =
      Math.sin(along * 9.1 + phase) * 0.5 +
      Math.sin(along * 23.3 + phase * 2.7) * 0.32 +
      Math.sin(along * 61 + phase) * 0.18;
    path += `V${base - Math.round((height * wave) / block) * block}h${block}`;
  }
  return `${path}V${waterline + 4}z`;
}

/** Pines of blocks standing at the given feet. */
export function pinePath(feet: readonly (readonly [x: number, y: number, unit: number])[]): string {
  return feet
    .map(
      ([x, y, u]) =>
        `M${x - u} ${y}v-${u * 2}h-${u * 2}v-${u * 2}h${u}v-${u * 2}h${u}v-${u * 2}h${u}v-${u}h${u}v${u}h${u}v${u * 2}h${u}v${u * 2}h${u}v${u * 2}h-${u * 2}v${u * 2}z`,
    )
    .join('');
}

/** Light lying on water: dashes that widen and thin out towards the viewer. */
export function glitterPath(seed: number, x: number, top: number, bottom: number, width: number): string {
  const random = seededRandom(seed);
  let path = '';
  for (let y = top; y < bottom; y += 7) {
    const nearness = (y - top) / (bottom - top);
    const spread = width * (0.35 + nearness * 0.65);
    const length = whole((10 + random() * spread) * (1 - nearness * 0.45));
    const start = whole(x - length / 2 + (random() - 0.5) * spread);
    path += `M${start} ${y}h${length}v3h-${length}z`;
    if (random() > 0.45)
      path += `M${whole(start + length + 8 + random() * 30)} ${y + 3}h${whole(6 + random() * 18)}v2h-12z`;
  }
  return path;
}

/** A tiled roof with turned-up eaves: `y` is the eaves' lowest line. */
export function roofPath(x: number, y: number, half: number, height: number): string {
  const left = whole(x - half);
  const right = whole(x + half);
  const a = whole(half * 0.4);
  const ridge = whole(half * 0.42);
  const lift = whole(height * 0.42);
  return (
    `M${left} ${y - lift}Q${left + whole(half * 0.2)} ${y} ${left + a} ${y}H${right - a}` +
    `Q${right - whole(half * 0.2)} ${y} ${right} ${y - lift}Q${whole(x + half * 0.6)} ${y - lift} ${x + ridge} ${y - height}` +
    `H${x - ridge}Q${whole(x - half * 0.6)} ${y - lift} ${left} ${y - lift}z`
  );
}

/** Ground of blocks: each step begins at `x` with its top at `y`; gives the body and the lit edge. */
export function bankPaths(
  steps: readonly (readonly [x: number, y: number])[],
  end: number,
): { body: string; edge: string } {
  const [first] = steps;
  let body = first ? `M${first[0]} ${sceneHeight + 60}` : '';
  let edge = '';
  steps.forEach(([x, y], index) => {
    const right = steps[index + 1]?.[0] ?? end;
    body += `V${y}H${right}`;
    edge += `M${x} ${y}H${right}v4H${x}z`;
  });
  return { body: `${body}V${sceneHeight + 60}z`, edge };
}

/** Round blossoms around a branch, as one path. */
export function blossomPath(
  seed: number,
  centres: readonly (readonly [x: number, y: number, spread: number])[],
  each: number,
  largest: number,
): string {
  const random = seededRandom(seed);
  return centres
    .flatMap(([x, y, spread]) =>
      Array.from({ length: each }, () => {
        const angle = random() * Math.PI * 2;
        const distance = Math.sqrt(random()) * spread;
        const radius = whole(largest * (0.4 + random() * 0.6));
        const left = whole(x + Math.cos(angle) * distance * 1.35 - radius);
        const middle = whole(y + Math.sin(angle) * distance * 0.8);
        return `M${left} ${middle}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0-${radius * 2} 0z`;
      }),
    )
    .join('');
}
