import type { Report } from './installer.ts';

/**
 * Joins works that follow each other in one phase into one count, so that it neither begins anew nor says that more is
 * done than there is.
 *
 * @param expected how many steps each of them will have, as far as is known; what it says itself counts instead
 * @returns gives the next of them its own `Report`
 */
export function oneCount(report: Report, expected: readonly number[]): () => Report {
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
