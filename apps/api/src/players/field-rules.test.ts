import { expect, test } from '@jest/globals';
import { FIELD_WORDS } from './field-rules.ts';

test('what is wrong with a field is said in a whole sentence, as the form itself says it', () => {
  const said = Object.values(FIELD_WORDS).flatMap((words) => Object.values(words));
  expect(said.length).toBeGreaterThan(20);
  expect(said.filter((words) => !/^\p{Lu}.*[^.]\.$/u.test(words))).toEqual([]);
});
