import { latestBuild } from './latest-build.ts';

const answering = (body: string, status = 200) => jest.fn().mockResolvedValue(new Response(body, { status }));

test('the id of the newest build is read past every cache', async () => {
  const fetch = answering('{"build":"abc"}');
  expect(await latestBuild(fetch)).toBe('abc');
  expect(fetch).toHaveBeenCalledWith('/builds/latest.json', { cache: 'no-store' });
});

test.each(['', '<html>', '{}', '{"build":7}', '{"build":""}', 'null'])('%j names no build', async (body) => {
  expect(await latestBuild(answering(body))).toBeUndefined();
});

test('an error response names no build', async () => {
  expect(await latestBuild(answering('{"build":"abc"}', 502))).toBeUndefined();
  expect(await latestBuild(jest.fn().mockRejectedValue(new TypeError('away')))).toBeUndefined();
});
