import { pixelPaths } from './pixel-paths.ts';

test('equal neighbours become one run, unknown letters nothing', () => {
  expect(pixelPaths(['aab.', '.aax'], { a: 'red', b: 'blue' })).toEqual([
    { colour: 'red', path: 'M0 0h2v1h-2zM1 1h2v1h-2z' },
    { colour: 'blue', path: 'M2 0h1v1h-1z' },
  ]);
});
