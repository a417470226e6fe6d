import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { errorRegistry } from './error-registry.ts';

const bundle = JSON.parse(readFileSync(new URL('../generated/openapi.json', import.meta.url), 'utf8')) as {
  components: { schemas: { Error: { properties: { error_code: { enum: number[] } } } } };
};

test('the codes of the registry are the codes of the contract', () => {
  const known = new Set<number>(Object.values(errorRegistry).map((entry) => entry.code));
  expect([...known].sort((a, b) => a - b)).toEqual(
    [...bundle.components.schemas.Error.properties.error_code.enum].sort((a, b) => a - b),
  );
});

test('every text is there in both languages, and only the Russian one is in Cyrillic', () => {
  for (const entry of Object.values(errorRegistry)) {
    for (const words of [entry.message, entry.description]) {
      expect(words.ru).toMatch(/[а-я]/i);
      expect(words.en).toMatch(/^[^а-яё]+$/i);
    }
  }
});
