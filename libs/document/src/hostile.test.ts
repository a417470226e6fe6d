import { readContent } from './check.ts';
import { type Hostile, hostileContents } from './testing/index.ts';

test('there are two hundred of them at least, no two alike', () => {
  expect(hostileContents.length).toBeGreaterThanOrEqual(200);
  expect(new Set(hostileContents.map(({ name }) => name)).size).toBe(hostileContents.length);
  expect(new Set(hostileContents.map(({ json }) => json)).size).toBe(hostileContents.length);
});

test.each<Hostile>(hostileContents)('refused, with its place: $name', ({ json, place, reason }) => {
  expect(readContent(json)).toEqual({ refusal: { place, reason } });
});
