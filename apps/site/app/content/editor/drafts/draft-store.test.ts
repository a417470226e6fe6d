import { emptyStore } from '../testing/in-memory-idb.ts';
import { createDraftSaver } from './draft-saver.ts';
import { deleteDraft, saveDraftBeforeLeaving, saveDraft, type StoredDraft, listDrafts } from './draft-store.ts';

jest.mock('idb-keyval', () => jest.requireActual('../testing/in-memory-idb.ts'));

const draft = (at: string, id = 'tab') => ({ id, at, login: 'Aoi' }) as StoredDraft;
const [EARLY, LATE] = ['2026-11-22T10:00:00.000Z', '2026-11-22T10:00:01.000Z'];

beforeEach(() => {
  emptyStore();
  localStorage.clear();
});

const leave = (): void => {
  const keeper = createDraftSaver('tab', () => undefined);
  keeper.note(draft(EARLY));
  keeper.flush();
};

test('what is typed a moment before the page is left is kept at once, and by the next page in the store', async () => {
  leave();
  expect(JSON.parse(localStorage.getItem('hoshikraft:drafts') ?? '')).toEqual({ tab: draft(EARLY) });
  expect(await listDrafts('Aoi')).toEqual([draft(EARLY)]);
  expect(localStorage.length).toBe(0);
  expect(await listDrafts('Aoi')).toEqual([draft(EARLY)]);
  expect(await listDrafts('Ren')).toEqual([]);
});

test('what was left never takes the place of what was typed later', async () => {
  await saveDraft(draft(LATE));
  saveDraftBeforeLeaving(draft(EARLY));
  expect(await listDrafts('Aoi')).toEqual([draft(LATE)]);
  saveDraftBeforeLeaving(draft(LATE));
  await saveDraft(draft(EARLY));
  expect(await listDrafts('Aoi')).toEqual([draft(LATE)]);
});

test('what was thrown away is thrown away in both places, and a spoilt entry is none', async () => {
  await saveDraft(draft(EARLY));
  saveDraftBeforeLeaving(draft(EARLY));
  await deleteDraft('tab');
  expect(await listDrafts('Aoi')).toEqual([]);
  localStorage.setItem('hoshikraft:drafts', '{');
  expect(await listDrafts('Aoi')).toEqual([]);
});
