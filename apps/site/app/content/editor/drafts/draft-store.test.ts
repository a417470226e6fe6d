import { emptyStore } from '../testing/in-memory-idb.ts';
import { createDraftSaver } from './draft-saver.ts';
import { deleteDraft, saveDraftBeforeLeaving, saveDraft, type StoredDraft, listDrafts } from './draft-store.ts';
import { otherTabs } from './other-tabs.ts';

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

test('text typed just before the page closes is stored at once, and moved to IndexedDB by the next page', async () => {
  leave();
  expect(JSON.parse(localStorage.getItem('hoshikraft:drafts') ?? '')).toEqual({ tab: draft(EARLY) });
  expect(await listDrafts('Aoi')).toEqual([draft(EARLY)]);
  expect(localStorage.length).toBe(0);
  expect(await listDrafts('Aoi')).toEqual([draft(EARLY)]);
  expect(await listDrafts('Ren')).toEqual([]);
});

test('a leftover never replaces a newer draft', async () => {
  await saveDraft(draft(LATE));
  saveDraftBeforeLeaving(draft(EARLY));
  expect(await listDrafts('Aoi')).toEqual([draft(LATE)]);
  saveDraftBeforeLeaving(draft(LATE));
  await saveDraft(draft(EARLY));
  expect(await listDrafts('Aoi')).toEqual([draft(LATE)]);
});

test('a deleted draft is deleted in both stores, and a corrupt entry is ignored', async () => {
  await saveDraft(draft(EARLY));
  saveDraftBeforeLeaving(draft(EARLY));
  await deleteDraft('tab');
  expect(await listDrafts('Aoi')).toEqual([]);
  localStorage.setItem('hoshikraft:drafts', '{');
  expect(await listDrafts('Aoi')).toEqual([]);
});

test('other tabs are known while they answer: one that crashed is open no more', () => {
  const listeners = new Set<(event: { data: unknown }) => void>();
  class FakeChannel {
    onmessage: ((event: { data: unknown }) => void) | null = null;
    constructor() {
      listeners.add((event) => this.onmessage?.(event));
    }
    postMessage(data: { tab: string }): void {
      sent.push(data);
    }
    close(): void {
      this.onmessage = null;
    }
  }
  const sent: { tab: string }[] = [];
  const receive = (kind: string): void => listeners.forEach((listen) => listen({ data: { kind, tab: 'second' } }));
  const real = globalThis.BroadcastChannel;
  globalThis.BroadcastChannel = FakeChannel as unknown as typeof BroadcastChannel;
  jest.useFakeTimers();
  try {
    let open: string[] = [];
    const tabs = otherTabs('key', { tab: 'first', onTabs: (all) => (open = [...all]), onSaved: () => undefined });
    receive('here');
    jest.advanceTimersByTime(5000);
    expect(open).toEqual(['second']);
    jest.advanceTimersByTime(5000);
    receive('here');
    jest.advanceTimersByTime(5000);
    expect(open).toEqual(['second']);
    jest.advanceTimersByTime(10_000);
    expect(open).toEqual([]);
    tabs.leave();
    expect(sent.at(-1)).toEqual({ kind: 'gone', tab: 'first' });
  } finally {
    jest.useRealTimers();
    globalThis.BroadcastChannel = real;
  }
});
