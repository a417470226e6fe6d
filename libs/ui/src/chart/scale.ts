/** One moment of a chart. */
export interface ChartPoint {
  /** ms since 1970 */
  at: number;
  /** null where nothing is known: the line has a gap there. */
  value: number | null;
}

/** Values over the moments of a chart; all lines of one have the same moments. */
export interface ChartLine {
  /** Said beside its values where a chart has more than one. */
  name: string;
  points: readonly ChartPoint[];
  /** A colour of CSS; the theme's where it is left out. */
  colour?: string | undefined;
}

/** Whole numbers from the lowest one of the scale to just over the largest value: the lines that a chart is read by. */
export function valueTicks(points: readonly ChartPoint[], lowest = 0): number[] {
  const height = Math.max(1, ...points.map(({ value }) => (value ?? lowest) - lowest));
  const step = Math.max(1, Math.ceil(height / 4));
  return Array.from({ length: Math.ceil(height / step) + 1 }, (_, tick) => lowest + tick * step);
}

/** The stretches of points between gaps. */
export function stretches(points: readonly ChartPoint[]): { at: number; value: number }[][] {
  const found: { at: number; value: number }[][] = [];
  let open = false;
  for (const { at, value } of points) {
    if (value === null) open = false;
    else if (open) found.at(-1)?.push({ at, value });
    else {
      found.push([{ at, value }]);
      open = true;
    }
  }
  return found;
}
