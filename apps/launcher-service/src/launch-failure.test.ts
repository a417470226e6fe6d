import { expect, test } from '@jest/globals';
import { LaunchFailure } from './launch-failure.ts';

test('of a path that is too long to be told its ends are told', () => {
  const told = (path: string) => new LaunchFailure({ code: 'path_unusable', reason: 'too_long', path }).reason.path;
  expect(told('/home/игрок')).toBe('/home/игрок');
  const long = told(`/home/${'x'.repeat(5000)}/save.dat`) ?? '';
  expect([long.length, long.slice(0, 6), long.slice(-9)]).toEqual([999, '/home/', '/save.dat']);
});
