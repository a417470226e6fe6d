import type { ChartPoint } from '@hoshikraft/ui';

/** The maximum of every `size` points, the latest first; null if none of them has a value. */
export const rowsOf = (points: readonly ChartPoint[], size: number): ChartPoint[] =>
  Array.from({ length: Math.ceil(points.length / size) }, (_, row) => {
    const within = points.slice(row * size, (row + 1) * size);
    const known = within.flatMap(({ value }) => value ?? []);
    return { at: within[0]?.at ?? 0, value: known.length === 0 ? null : Math.max(...known) };
  }).reverse();
