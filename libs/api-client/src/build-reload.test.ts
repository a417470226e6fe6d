import { mayReload } from './build-reload.ts';

test('a page reloads itself at most once in ten seconds, however often it comes back old', () => {
  sessionStorage.clear();
  const now = 1_000_000;
  const answers = [0, 1, 9_999, 10_000, 10_001].map((later) => mayReload(sessionStorage, now + later));
  expect(answers).toEqual([true, false, false, true, false]);
});
