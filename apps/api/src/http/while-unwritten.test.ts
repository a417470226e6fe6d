import { beforeEach, expect, test } from '@jest/globals';
import type { App } from '../app-parts.ts';
import { WhileUnwritten } from './while-unwritten.ts';

let now = 0;
let app: App;
let kept: WhileUnwritten<string>;
beforeEach(() => {
  now = 1000;
  app = { clock: { now: () => new Date(now) } } as App;
  kept = new WhileUnwritten();
});

test('an answer is found under its name as long as nothing was written, and in its own app', () => {
  kept.keep(app, '5:5:', 'page', 'first', Infinity);
  expect(kept.find(app, '5:5:', 'page')).toBe('first');
  expect(kept.find(app, '5:5:', 'other page')).toBeUndefined();
  expect(kept.find({ ...app }, '5:5:', 'page')).toBeUndefined();
  expect(kept.find(app, '5:6:', 'page')).toBeUndefined();
});

test('what was kept before something was written does not come back', () => {
  kept.keep(app, '5:5:', 'page', 'first', Infinity);
  kept.keep(app, '5:6:', 'other page', 'second', Infinity);
  expect(kept.find(app, '5:6:', 'page')).toBeUndefined();
  expect(kept.find(app, '5:5:', 'page')).toBeUndefined();
});

test('it lasts until its own time, and some seconds at most', () => {
  kept.keep(app, '5:5:', 'short', 'one', 1200);
  kept.keep(app, '5:5:', 'long', 'other', Infinity);
  now = 1200;
  expect([kept.find(app, '5:5:', 'short'), kept.find(app, '5:5:', 'long')]).toEqual([undefined, 'other']);
  now = 6000;
  expect(kept.find(app, '5:5:', 'long')).toBeUndefined();
});

test('it is not found before it was kept, by a clock that was set back', () => {
  kept.keep(app, '5:5:', 'page', 'first', Infinity);
  now = 999;
  expect(kept.find(app, '5:5:', 'page')).toBeUndefined();
});

test('memory has an end', () => {
  for (let page = 0; page <= 100; page += 1) kept.keep(app, '5:5:', `page ${page}`, 'text', Infinity);
  expect([kept.find(app, '5:5:', 'page 0'), kept.find(app, '5:5:', 'page 100')]).toEqual([undefined, 'text']);
});
