import { banReasonParts } from './ban-reason.ts';

const CHEATS = { number: '3.1', title: 'Cheats' };

test.each([
  ['3.1', CHEATS, 'Cheats', null],
  ['3.1.', CHEATS, 'Cheats', null],
  ['3.1, X-Ray', CHEATS, 'Cheats', 'X-Ray'],
  ['3.1 – KillAura', CHEATS, 'Cheats', 'KillAura'],
  ['X-Ray (3.1)', CHEATS, 'Cheats', 'X-Ray (3.1)'],
  ['griefing', null, null, 'griefing'],
])('the reason %s is in words: %s %s %s', (reason, rule, title, note) => {
  expect(banReasonParts(reason, rule)).toEqual({ title, note });
});
