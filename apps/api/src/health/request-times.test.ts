import { expect, test } from '@jest/globals';
import { Histogram, Registry } from 'prom-client';
import { openRequestTimes } from './request-times.ts';

test('what is scraped is what a histogram of prom-client says of the same requests', async () => {
  const [ours, theirs] = [new Registry(), new Registry()];
  const times = openRequestTimes(ours);
  const histogram = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first byte of a request to the last of its answer, by operation.',
    labelNames: ['operation', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [theirs],
  });
  const lines = async (registry: Registry) => (await registry.metrics()).trim().split('\n').sort();
  expect(await lines(ours)).toEqual(await lines(theirs));
  for (const [operation, status, seconds] of [
    ['getMain', 200, 0],
    ['getMain', 200, 0.005],
    ['getMain', 200, 0.0051],
    ['getMain', 304, 5],
    ['getMain', 304, 5.1],
    ['other', 404, 0.3],
  ] as const) {
    times(operation, status, seconds);
    histogram.observe({ operation, status: String(status) }, seconds);
  }
  expect(await lines(ours)).toEqual(await lines(theirs));
});
