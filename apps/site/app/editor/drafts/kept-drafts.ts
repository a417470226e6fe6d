import { createStore, del, entries, set, type UseStore } from 'idb-keyval';
import type { Target, Written } from '../written.ts';

/** What was typed and the server has not got, kept in this browser. */
export interface KeptDraft {
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
}

let opened: UseStore | undefined;
const store = (): UseStore => (opened ??= createStore('hoshikraft-drafts', 'drafts'));

/** @throws where the browser keeps nothing, as in some private windows */
export const keepDraft = (draft: KeptDraft): Promise<void> => set(draft.id, draft, store());

/** Forgets a draft; one that cannot be reached is offered again, which loses nothing. */
export const dropDraft = (id: string): Promise<void> => del(id, store()).catch(() => undefined);

/** Drafts of this player, the newest first; none where the browser keeps nothing. */
export const keptDrafts = async (login: string): Promise<KeptDraft[]> => {
  const all = await entries<string, KeptDraft>(store()).catch(() => []);
  return all
    .map(([, draft]) => draft)
    .filter((draft) => draft.login === login)
    .sort((one, other) => (one.at < other.at ? 1 : -1));
};
