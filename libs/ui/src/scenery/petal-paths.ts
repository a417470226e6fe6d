import { seededRandom } from '@hoshikraft/shared';

export interface Petal {
  left: number;
  top: number;
  size: number;
  delay: number;
  time: number;
  drift: number;
}

/** Where each petal falls: percentages of the scene, seconds, pixels. */
export function petals(count: number): Petal[] {
  const random = seededRandom(77);
  return Array.from({ length: count }, () => ({
    left: Math.round(random() * 104),
    top: Math.round(random() * 86),
    size: Math.round(7 + random() * 9),
    delay: -Math.round(random() * 24),
    time: Math.round(14 + random() * 14),
    drift: -Math.round(80 + random() * 260),
  }));
}
