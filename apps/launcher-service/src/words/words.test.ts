import { expect, test } from '@jest/globals';
import { words } from './words.ts';

const texts = (said: unknown): string[] => {
  if (typeof said === 'string') return [said];
  if (typeof said === 'function') return [String(said)];
  return Object.values(said as object).flatMap(texts);
};

test('each language speaks itself', () => {
  expect(texts(words('en')).length).toBeGreaterThan(10);
  expect(texts(words('en')).filter((text) => /\p{Script=Cyrillic}/u.test(text))).toEqual([]);
  expect(texts(words('ru')).filter((text) => !/\p{Script=Cyrillic}/u.test(text))).toEqual([]);
});

test('what is wrong with a value is said in a whole sentence', () => {
  const said = (['ru', 'en'] as const).flatMap((locale) => {
    const { values, ignoredFlags } = words(locale);
    const { link, memory, folderPath, folderHere, flagsRefused } = values;
    return [link, memory(512, 8192), folderPath, folderHere, flagsRefused(null), ...Object.values(ignoredFlags)];
  });
  expect(said.filter((text) => !/^\p{Lu}.*[^.]\.$/u.test(text))).toEqual([]);
});
