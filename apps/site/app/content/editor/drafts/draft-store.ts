import { createStore, del, entries, set, type UseStore } from 'idb-keyval';
import type { Image, Target, Written } from '../written.ts';

/** What was typed and the server has not got, kept in this browser. */
export interface StoredDraft {
  /** Of the tab that keeps it: two tabs never write over one another. */
  id: string;
  /** Who typed it: somebody else may sign in in the same browser. */
  login: string;
  target: Target;
  /** Key of the document; null while it was never saved. */
  document: string | null;
  /** Key given for its first save; null where none was given yet. */
  key: string | null;
  /** Version that was read before; null while it was never saved. */
  version: number | null;
  /** When it was typed, RFC 3339. */
  at: string;
  written: Written;
  /** Every picture that it may show, by id: the server tells of them only once it has the text. */
  images: Readonly<Record<string, Image>>;
}

let opened: UseStore | undefined;
const store = (): UseStore => (opened ??= createStore('hoshikraft-drafts', 'drafts'));

/** What pages that were left had no time to give to the store, by id. */
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
    // Full or forbidden: the store may have it all the same.
  }
};

const forgetLeft = (id: string, until: string): void => {
  const { [id]: draft, ...others } = readLeft();
  if (draft !== undefined && draft.at <= until) writeLeft(others);
};

/** Keeps a draft at once: a page that is being left is not waited for by the store. */
export const saveDraftBeforeLeaving = (draft: StoredDraft): void => writeLeft({ ...readLeft(), [draft.id]: draft });

/** @throws where the browser keeps nothing, as in some private windows */
export const saveDraft = async (draft: StoredDraft): Promise<void> => {
  await set(draft.id, draft, store());
  forgetLeft(draft.id, draft.at);
};

/** Forgets a draft; one that cannot be reached is offered again, which loses nothing. */
export const deleteDraft = async (id: string): Promise<void> => {
  forgetLeft(id, new Date().toISOString());
  await del(id, store()).catch(() => undefined);
};

/** Drafts of this player, the newest first; none where the browser keeps nothing. */
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
