import { createStore, del, entries, set, type UseStore } from 'idb-keyval';
import type { Image, Target, Written } from '../written.ts';

/** Unsaved text. */
export interface StoredDraft {
  /** Id of the tab, so that two tabs never overwrite each other. */
  id: string;
  /** The author: another user may sign in in the same browser. */
  login: string;
  target: Target;
  /** Key of the document; null while it was never saved. */
  document: string | null;
  /** Key reserved for the first save; null if there is none yet. */
  key: string | null;
  /** Base version; null while it was never saved. */
  version: number | null;
  /** When it was typed, RFC 3339. */
  at: string;
  written: Written;
  /** Pictures of the draft by id: the server returns them only after the text is saved. */
  images: Readonly<Record<string, Image>>;
  /** User agent of the browser it was typed in, null if unknown; undefined for this browser. */
  device?: string | null;
}

let opened: UseStore | undefined;
const store = (): UseStore => (opened ??= createStore('hoshikraft-drafts', 'drafts'));

/** Drafts that a closing page had no time to write to IndexedDB, by id. */
const LEFT = 'hoshikraft:drafts';

const readLeft = (): Record<string, StoredDraft> => {
  try {
    return JSON.parse(localStorage.getItem(LEFT) ?? '{}') as Record<string, StoredDraft>;
  } catch {
    return {};
  }
};

const writeLeft = (left: Record<string, StoredDraft>): void => {
  try {
    if (Object.keys(left).length === 0) localStorage.removeItem(LEFT);
    else localStorage.setItem(LEFT, JSON.stringify(left));
  } catch {
    // Storage is full or forbidden; IndexedDB may still have the draft.
  }
};

const forgetLeft = (id: string, until: string): void => {
  const { [id]: draft, ...others } = readLeft();
  if (draft !== undefined && draft.at <= until) writeLeft(others);
};

/** Stores a draft synchronously: a closing page does not wait for IndexedDB. */
export const saveDraftBeforeLeaving = (draft: StoredDraft): void => writeLeft({ ...readLeft(), [draft.id]: draft });

/** @throws if the browser stores nothing, as in some private windows */
export const saveDraft = async (draft: StoredDraft): Promise<void> => {
  await set(draft.id, draft, store());
  forgetLeft(draft.id, draft.at);
};

/** Deletes a draft. On failure it is offered again, which loses nothing. */
export const deleteDraft = async (id: string): Promise<void> => {
  forgetLeft(id, new Date().toISOString());
  await del(id, store()).catch(() => undefined);
};

/** Drafts of this player, newest first; empty if the browser stores nothing. */
export const listDrafts = async (login: string): Promise<StoredDraft[]> => {
  const left = Object.values(readLeft());
  const drafts = new Map(await entries<string, StoredDraft>(store()).catch(() => []));
  for (const draft of left) {
    const known = drafts.get(draft.id);
    if (known !== undefined && known.at > draft.at) continue;
    drafts.set(draft.id, draft);
    await saveDraft(draft).catch(() => undefined);
  }
  return [...drafts.values()]
    .filter((draft) => draft.login === login)
    .sort((one, other) => (one.at < other.at ? 1 : -1));
};
