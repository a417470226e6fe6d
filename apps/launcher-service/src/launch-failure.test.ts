import { expect, test } from '@jest/globals';
import { LaunchFailure } from './launch-failure.ts';

test('a long path is shortened in the middle', () => {
  const shortened = (path: string) =>
    new LaunchFailure({ code: 'path_unusable', reason: 'too_long', path }).reason.path;
  expect(shortened('/home/игрок')).toBe('/home/игрок');
  const long = shortened(`/home/${'x'.repeat(5000)}/save.dat`) ?? '';
  expect([long.length, long.slice(0, 6), long.slice(-9)]).toEqual([999, '/home/', '/save.dat']);
});
