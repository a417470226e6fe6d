import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import type { ErrorCode, ErrorEntry } from './error-entry.ts';
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

test('texts exist in both languages, and only Russian ones are in Cyrillic', () => {
  for (const entry of Object.values(errorRegistry)) {
    for (const words of [entry.message, entry.description]) {
      expect(words.ru).toMatch(/[а-я]/i);
      expect(words.en).toMatch(/^[^а-яё]+$/i);
    }
  }
});

test('a description names its subject: a toast shows it without the message', () => {
  const pronoun = /^(?:It|They|He|She|Его|Её|Он|Она|Они|Оно) /;
  const vague = Object.entries(errorRegistry).filter(
    ([, { description }]) => pronoun.test(description.en) || pronoun.test(description.ru),
  );
  expect(vague.map(([type]) => type)).toEqual([]);
});

test('an error of too many calls says when to try again', () => {
  const silent = Object.entries(errorRegistry).filter(
    ([, { status, description }]) =>
      status === 429 && !Object.values(description).every((text) => text.includes('{wait}')),
  );
  expect(silent).toEqual([]);
});

/** HTTP statuses that a code may come with (docs/product/api.md#errors). */
const STATUSES: Readonly<Record<ErrorCode, readonly ErrorEntry['status'][]>> = {
  [-7]: [403],
  1: [400, 409, 422],
  2: [400],
  3: [403],
  4: [404],
  5: [409],
  6: [429],
  7: [413, 415],
  8: [401],
  9: [503],
  500: [500],
};

test('each error has a status that its code allows, except the one that the conventions define by its status', () => {
  const strangers = Object.entries(errorRegistry).filter(([, { code, status }]) => !STATUSES[code].includes(status));
  expect(strangers.map(([type, { code, status }]) => [type, code, status])).toEqual([
    // The same key with another body is 422, though malformed requests are 400 (docs/decisions/0002-contract-first.md).
    ['idempotency_key_reused', 2, 422],
  ]);
});
