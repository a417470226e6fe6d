import type { Metric, Registry } from 'prom-client';

const NAME = 'http_request_duration_seconds';
/** Upper bounds of the buckets, seconds; what takes longer is in the last one. */
const BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

interface Times {
  /** How many of each bucket, and of the last one. */
  counts: number[];
  sum: number;
}

/** Takes down that an operation answered with a status after so many seconds. */
export type RequestTimes = (operation: string, status: number, seconds: number) => void;

function valuesOf(operation: string, status: number, { counts, sum }: Times): object[] {
  const labels = { operation, status: String(status) };
  let calls = 0;
  const buckets = counts.map((count, place) => {
    calls += count;
    return { metricName: `${NAME}_bucket`, labels: { le: BOUNDS[place] ?? '+Inf', ...labels }, value: calls };
  });
  return [
    ...buckets,
    { metricName: `${NAME}_sum`, labels, value: sum },
    { metricName: `${NAME}_count`, labels, value: calls },
  ];
}

/**
 * A histogram as prom-client has them, but for what an observation costs: theirs checks labels and puts a key together for
 * each, which is a twentieth of an answer that stands ready.
 */
export function openRequestTimes(registry: Registry): RequestTimes {
  const known = new Map<string, Map<number, Times>>();
  const get = () => ({
    name: NAME,
    help: 'Time from the first byte of a request to the last of its answer, by operation.',
    type: 'histogram',
    aggregator: 'sum',
    values: [...known].flatMap(([operation, byStatus]) =>
      [...byStatus].flatMap(([status, times]) => valuesOf(operation, status, times)),
    ),
  });
  // A registry asks its metrics for no more than this.
  registry.registerMetric({ name: NAME, get } as unknown as Metric);
  function begin(operation: string, status: number): Times {
    const times = { counts: Array<number>(BOUNDS.length + 1).fill(0), sum: 0 };
    known.set(operation, (known.get(operation) ?? new Map<number, Times>()).set(status, times));
    return times;
  }
  return (operation, status, seconds) => {
    const times = known.get(operation)?.get(status) ?? begin(operation, status);
    let place = 0;
    while (seconds > (BOUNDS[place] ?? Infinity)) place += 1;
    times.counts[place] = (times.counts[place] ?? 0) + 1;
    times.sum += seconds;
  };
}
