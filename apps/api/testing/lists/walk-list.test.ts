import { expect, test } from '@jest/globals';
import { type FetchPage, walkList } from './walk-list.ts';

const ROWS = Array.from({ length: 7 }, (_, id) => ({ id }));
const page = (from: number, limit: number) => ({
  items: ROWS.slice(from, from + limit),
  nextCursor: from + limit < ROWS.length ? String(from + limit) : null,
});
const correct: FetchPage = async ({ limit, cursor }) => page(Number(cursor ?? 0), Number(limit));

test.each([1, 3, 7, 100])('pages of %i items together contain all rows', async (limit) => {
  expect(await walkList(correct, limit)).toEqual(ROWS);
});

test('a list that ignores the limit is an error', async () => {
  await expect(walkList(async ({ cursor }) => page(Number(cursor ?? 0), 7), 1)).rejects.toThrow('a page of 1 has 7');
});

test('a list that ignores the cursor is an error', async () => {
  await expect(walkList(async ({ limit }) => page(0, Number(limit)), 1)).rejects.toThrow('leads to itself');
});

test('a page shorter than the limit with more pages to come is an error', async () => {
  const short: FetchPage = async ({ limit, cursor }) => ({ ...page(Number(cursor ?? 0), Number(limit)), items: [] });
  await expect(walkList(short, 3)).rejects.toThrow('short');
});
