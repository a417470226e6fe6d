import type { Report } from '../installer.ts';

/**
 * Combines successive tasks of one phase into one progress, which neither restarts nor exceeds its total.
 *
 * @param expected estimated number of steps of each task; the number that a task reports replaces it
 * @returns function that creates the `Report` of the next task
 */
export function combineProgress(report: Report, expected: readonly number[]): () => Report {
  const totals = [...expected];
  let present = -1;
  const sum = (some: readonly number[]): number => some.reduce((all, one) => all + one, 0);
  return () => {
    present += 1;
    const index = present;
    return (progress) => {
      totals[index] = progress.files.total;
      const files = { done: sum(totals.slice(0, index)) + progress.files.done, total: sum(totals) };
      report({ ...progress, files });
    };
  };
}
