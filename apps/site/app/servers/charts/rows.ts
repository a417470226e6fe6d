import type { ChartPoint } from '@hoshikraft/ui';

/** The most of each so many points, the latest first; null where nothing is known of any of them. */
export const rowsOf = (points: readonly ChartPoint[], size: number): ChartPoint[] =>
  Array.from({ length: Math.ceil(points.length / size) }, (_, row) => {
    const within = points.slice(row * size, (row + 1) * size);
    const known = within.flatMap(({ value }) => value ?? []);
    return { at: within[0]?.at ?? 0, value: known.length === 0 ? null : Math.max(...known) };
  }).reverse();
