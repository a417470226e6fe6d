export type Corner = readonly [x: number, y: number];

interface Step {
  dx: number;
  dy: number;
}

/** Whether both steps go the same way, so that the corner between them is not seen. */
const isStraight = (first: Step, second: Step): boolean =>
  first.dx * second.dy === second.dx * first.dy && first.dx * second.dx + first.dy * second.dy > 0;

/**
 * Path data of a line through whole coordinates from left to right: relative, without the corners of straight stretches. Half
 * as long as absolute coordinates, and most of a page with charts. A single point is a line of zero length: with round
 * ends it is visible.
 */
export function linePath(corners: readonly Corner[]): string {
  const [start = [0, 0], ...others] = corners;
  const steps: Step[] = [];
  let [x, y] = start;
  for (const [nextX, nextY] of others) {
    const step = { dx: nextX - x, dy: nextY - y };
    const last = steps.at(-1);
    if (last && isStraight(last, step)) steps.splice(-1, 1, { dx: last.dx + step.dx, dy: last.dy + step.dy });
    else steps.push(step);
    [x, y] = [nextX, nextY];
  }
  const drawn = steps.map(({ dx, dy }) => `${dx}${dy < 0 ? '' : ' '}${dy}`).join(' ');
  return `M${start[0]} ${start[1]}${drawn === '' ? 'h0' : `l${drawn}`}`;
}
