import { banReasonWords } from './ban-reason.ts';

const CHEATS = { number: '3.1', title: 'Cheats' };

test.each([
  ['3.1', CHEATS, 'Cheats'],
  ['3.1.', CHEATS, 'Cheats'],
  ['3.1, X-Ray', CHEATS, 'X-Ray'],
  ['3.1 – KillAura', CHEATS, 'KillAura'],
  ['X-Ray (3.1)', CHEATS, 'X-Ray (3.1)'],
  ['griefing', null, 'griefing'],
])('the reason %s is in words: %s %s', (reason, rule, words) => {
  expect(banReasonWords(reason, rule)).toBe(words);
});
