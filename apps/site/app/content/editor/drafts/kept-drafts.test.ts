import { emptyStore } from '../testing/kept-in-memory.ts';
import { draftKeeper } from './draft-keeper.ts';
import { dropDraft, keepBeforeLeaving, keepDraft, type KeptDraft, keptDrafts } from './kept-drafts.ts';

jest.mock('idb-keyval', () => jest.requireActual('../testing/kept-in-memory.ts'));

const draft = (at: string, id = 'tab') => ({ id, at, login: 'Aoi' }) as KeptDraft;
const [EARLY, LATE] = ['2026-11-22T10:00:00.000Z', '2026-11-22T10:00:01.000Z'];

beforeEach(() => {
  emptyStore();
  localStorage.clear();
});

const leave = (): void => {
  const keeper = draftKeeper('tab', () => undefined);
  keeper.note(draft(EARLY));
  keeper.flush();
};

test('what is typed a moment before the page is left is kept at once, and by the next page in the store', async () => {
  leave();
  expect(JSON.parse(localStorage.getItem('hoshikraft:drafts') ?? '')).toEqual({ tab: draft(EARLY) });
  expect(await keptDrafts('Aoi')).toEqual([draft(EARLY)]);
  expect(localStorage.length).toBe(0);
  expect(await keptDrafts('Aoi')).toEqual([draft(EARLY)]);
  expect(await keptDrafts('Ren')).toEqual([]);
});

test('what was left never takes the place of what was typed later', async () => {
  await keepDraft(draft(LATE));
  keepBeforeLeaving(draft(EARLY));
  expect(await keptDrafts('Aoi')).toEqual([draft(LATE)]);
  keepBeforeLeaving(draft(LATE));
  await keepDraft(draft(EARLY));
  expect(await keptDrafts('Aoi')).toEqual([draft(LATE)]);
});

test('what was thrown away is thrown away in both places, and a spoilt entry is none', async () => {
  await keepDraft(draft(EARLY));
  keepBeforeLeaving(draft(EARLY));
  await dropDraft('tab');
  expect(await keptDrafts('Aoi')).toEqual([]);
  localStorage.setItem('hoshikraft:drafts', '{');
  expect(await keptDrafts('Aoi')).toEqual([]);
});
