import { useCallback, useEffect, useRef, useState } from 'react';
import type { Target } from '../written.ts';
import { deleteDraft, listDrafts, saveDraft, type StoredDraft } from './draft-store.ts';
import { otherTabs, type OtherTabs } from './other-tabs.ts';

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

/** Unsaved drafts of this document from earlier tabs, and the state of other open tabs. */
export const useOfferedDrafts = ({ target, document, login, tab }: OfferedDraftsOptions) => {
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
    void listDrafts(login).then((kept) => {
      if (left) return;
      setDrafts(kept.filter((draft) => draft.id !== tab && draft.target === target && draft.document === document));
    });
    return () => {
      left = true;
    };
    // `tabs`: the drafts of a closed tab are offered in the remaining ones.
  }, [document, target, login, tab, tabs]);
  const forget = useCallback((id: string): void => {
    setDrafts((all) => all.filter((draft) => draft.id !== id));
    void deleteDraft(id);
  }, []);
  const offer = useCallback((draft: StoredDraft): void => {
    setDrafts((all) => withDraft(all, draft));
    // If the browser stores nothing, it is offered until the page closes.
    void saveDraft(draft).catch(() => undefined);
  }, []);
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
