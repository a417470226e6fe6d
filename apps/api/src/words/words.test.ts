import { expect, test } from '@jest/globals';
import { words } from './words.ts';

const texts = (said: unknown): string[] => {
  if (typeof said === 'string') return [said];
  if (typeof said === 'function') return [String(said)];
  return Object.values(said as object).flatMap(texts);
};

test('what is wrong with a field is said in a whole sentence, as the form itself says it', () => {
  const said = [...Object.values(words('ru').fields), ...Object.values(words('en').fields)];
  expect(said.length).toBeGreaterThan(20);
  expect(said.filter((text) => !/^\p{Lu}.*[^.]\.$/u.test(text))).toEqual([]);
});

/** Written alike in every language. */
const NAMES = ['Telegram'];

test('each language speaks itself', () => {
  expect(texts(words('en')).filter((text) => /\p{Script=Cyrillic}/u.test(text))).toEqual([]);
  expect(texts(words('ru')).filter((text) => !/\p{Script=Cyrillic}/u.test(text) && !NAMES.includes(text))).toEqual([]);
});
