import { expect, test } from '@jest/globals';
import { messages } from './messages.ts';

const texts = (said: unknown): string[] => {
  if (typeof said === 'string') return [said];
  if (typeof said === 'function') return [String(said)];
  return Object.values(said as object).flatMap(texts);
};

test('each language uses its own script', () => {
  expect(texts(messages('en')).length).toBeGreaterThan(10);
  expect(texts(messages('en')).filter((text) => /\p{Script=Cyrillic}/u.test(text))).toEqual([]);
  expect(texts(messages('ru')).filter((text) => !/\p{Script=Cyrillic}/u.test(text))).toEqual([]);
});

test('each problem with a value is a whole sentence', () => {
  const said = (['ru', 'en'] as const).flatMap((locale) => {
    const { values, ignoredFlags } = messages(locale);
    const { link, memory, folderPath, folderHere, flagsRefused } = values;
    return [link, memory(512, 8192), folderPath, folderHere, flagsRefused(null), ...Object.values(ignoredFlags)];
  });
  expect(said.filter((text) => !/^\p{Lu}.*[^.]\.$/u.test(text))).toEqual([]);
});
