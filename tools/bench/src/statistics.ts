/** Middle value; the mean of the two middle ones where their number is even. */
export function median(values: readonly number[]): number {
  if (values.length === 0) throw new Error('median of nothing');
  const sorted = [...values].sort((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)] as number;
  const lower = sorted[Math.ceil(sorted.length / 2) - 1] as number;
  return (lower + upper) / 2;
}

/** The value that this share of all is below, such as 0.95. */
export function percentile(values: readonly number[], share: number): number {
  if (values.length === 0) throw new Error('percentile of nothing');
  return [...values].sort((a, b) => a - b)[Math.floor(values.length * share)] as number;
}

/** One comparison: what ours costs for one of what it is held against, over several rounds. */
export interface Comparison {
  name: string;
  against: string;
  unit: string;
  /** One number a round, in `unit`. */
  ours: number[];
  theirs: number[];
  /** Largest ratio we accept; a named limit, not a test. */
  limit: number;
}

/** A line of the table: medians, their ratio, and the smallest and largest ratio of a round. */
export function summarize(comparison: Comparison) {
  const ratios = comparison.ours.map((value, round) => value / (comparison.theirs[round] as number));
  return {
    ours: median(comparison.ours),
    theirs: median(comparison.theirs),
    ratio: median(ratios),
    lowest: Math.min(...ratios),
    highest: Math.max(...ratios),
    kept: median(ratios) <= comparison.limit,
  };
}

function short(value: number): string {
  return value >= 100 ? value.toFixed(0) : value.toPrecision(3);
}

/** The comparisons as a Markdown table. */
export function table(comparisons: readonly Comparison[]): string {
  const lines = comparisons.map((comparison) => {
    const { ours, theirs, ratio, lowest, highest, kept } = summarize(comparison);
    const spread = comparison.ours.length > 1 ? `${short(lowest)}–${short(highest)}` : 'exact';
    return `| ${comparison.name} | ${comparison.against} | ${short(ours)} ${comparison.unit} | ${short(theirs)} ${comparison.unit} | **${short(ratio)}** | ${spread} | ${comparison.limit} | ${kept ? 'kept' : 'over'} |`;
  });
  return [
    '| ours | against | ours, median | theirs, median | ratio | over the rounds | limit | |',
    '| --- | --- | --- | --- | --- | --- | --- | --- |',
    ...lines,
  ].join('\n');
}
