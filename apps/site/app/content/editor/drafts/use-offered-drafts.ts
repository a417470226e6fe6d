import { useApi } from '@hoshikraft/api-client';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Target } from '../written.ts';
import { deleteDraft, listDrafts, saveDraft, type StoredDraft } from './draft-store.ts';
import { otherTabs, type OtherTabs } from './other-tabs.ts';
import { deleteFromServer, documentOf, listServerDrafts, readServerDraft, saveToServer } from './server-drafts.ts';

export interface OfferedDraftsOptions {
  target: Target;
  /** Key of the document; null while it was never saved. */
  document: string | null;
  login: string;
  tab: string;
}

/** Newest first, each once. */
const withDraft = (all: readonly StoredDraft[], draft: StoredDraft): StoredDraft[] =>
  [draft, ...all.filter(({ id }) => id !== draft.id)].sort((one, other) => (one.at < other.at ? 1 : -1));

/** Unsaved drafts of this document from earlier tabs and other machines, and the state of other open tabs. */
export const useOfferedDrafts = ({ target, document, login, tab }: OfferedDraftsOptions) => {
  const api = useApi();
  const [drafts, setDrafts] = useState<readonly StoredDraft[]>([]);
  const [tabs, setTabs] = useState<ReadonlySet<string>>(new Set());
  const [savedElsewhere, setSavedElsewhere] = useState<number | null>(null);
  const channel = useRef<OtherTabs>(null);
  useEffect(() => {
    const opened = otherTabs(document ?? `new ${target}`, { tab, onTabs: setTabs, onSaved: setSavedElsewhere });
    channel.current = opened;
    return opened.leave;
  }, [document, target, tab]);
  useEffect(() => {
    let left = false;
    const list = async (): Promise<void> => {
      const kept = await listDrafts(login);
      if (left) return;
      setDrafts(kept.filter((draft) => draft.id !== tab && draft.target === target && draft.document === document));
      // What this browser has is at least as new there.
      const known = new Set([tab, ...kept.map(({ id }) => id)]);
      for (const found of await listServerDrafts(api)) {
        if (known.has(found.id) || found.target !== target || documentOf(found) !== document) continue;
        const draft = await readServerDraft(api, login, found);
        if (left) return;
        if (draft !== undefined) setDrafts((all) => withDraft(all, draft));
      }
    };
    void list();
    return () => {
      left = true;
    };
    // `tabs`: the drafts of a closed tab are offered in the remaining ones.
  }, [api, document, target, login, tab, tabs]);
  const forget = useCallback(
    (id: string): void => {
      setDrafts((all) => all.filter((draft) => draft.id !== id));
      void deleteDraft(id);
      void deleteFromServer(api, id);
    },
    [api],
  );
  const offer = useCallback(
    (draft: StoredDraft): void => {
      setDrafts((all) => withDraft(all, draft));
      // If neither stores it, it is offered until the page closes.
      void saveDraft(draft).catch(() => undefined);
      void saveToServer(api, draft).catch(() => undefined);
    },
    [api],
  );
  return {
    /** Newest first, without those of tabs that are still open. */
    offered: drafts.filter(({ id }) => !tabs.has(id)),
    forget,
    /** Stores a draft and offers it. */
    offer,
    /** Whether the same document is open in another tab. */
    openElsewhere: document !== null && tabs.size > 0,
    savedElsewhere,
    /** Notifies the other tabs. */
    saved: (version: number): void => channel.current?.saved(version),
  };
};
