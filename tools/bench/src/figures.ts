/** A row of the table: measured values of each round, and a limit. */
export interface Figure {
  name: string;
  unit: string;
  /** A limit that a user would notice: medians must be at most, or at least, this value. */
  limit: { atMost: number } | { atLeast: number };
  /** One list of values per round for each measured subject, such as a page. */
  rounds: readonly (readonly number[])[];
}

/** Middle value; the mean of the two middle values if their number is even. */
export function median(values: readonly number[]): number {
  if (values.length === 0) throw new Error('median of nothing');
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)] as number;
  const lower = sorted[Math.ceil(sorted.length / 2) - 1] as number;
  return (lower + upper) / 2;
}

/** Percentile of the values. `share` is a fraction such as 0.95. */
export function percentile(values: readonly number[], share: number): number {
  if (values.length === 0) throw new Error('percentile of nothing');
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] as number;
}

/** Whether all medians are within the limit. */
const isWithinLimit = ({ limit, rounds }: Figure): boolean =>
  rounds.map(median).every((value) => ('atMost' in limit ? value <= limit.atMost : value >= limit.atLeast));

const short = (value: number): string => (value >= 100 || value === 0 ? value.toFixed(0) : value.toPrecision(3));

function line(figure: Figure): string {
  const { name, unit, limit, rounds } = figure;
  const all = rounds.flat();
  const bound = 'atMost' in limit ? `≤ ${limit.atMost}` : `≥ ${limit.atLeast}`;
  const medians = rounds.map((values) => short(median(values))).join(' · ');
  const spread = `${short(Math.min(...all))}–${short(Math.max(...all))}`;
  return `| ${name} | ${bound} ${unit} | ${medians} | ${spread} | ${isWithinLimit(figure) ? 'kept' : 'over'} |`;
}

/** The figures as a Markdown table. */
export const table = (figures: readonly Figure[]): string =>
  ['| figure | limit | median | over the rounds | |', '| --- | --- | --- | --- | --- |', ...figures.map(line)].join(
    '\n',
  );
