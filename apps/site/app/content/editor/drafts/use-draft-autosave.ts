import { useApi } from '@hoshikraft/api-client';
import { useEffect, useRef, useState } from 'react';
import { createDraftSaver, type DraftSaver, type DraftStatus } from './draft-saver.ts';
import type { StoredDraft } from './draft-store.ts';
import { createServerSaver } from './server-saver.ts';

/** Where the newest unsaved text is stored. */
export interface Autosaved {
  browser: DraftStatus;
  server: boolean;
}

/**
 * Stores unsaved content in the browser and on the server under the id of this tab, until everything is saved.
 *
 * @param draft the unsaved content; null if the document has all of it
 */
export const useDraftAutosave = (tab: string, draft: Omit<StoredDraft, 'id' | 'at'> | null): Autosaved => {
  const api = useApi();
  const [browser, setBrowser] = useState<DraftStatus>('nothing');
  const [server, setServer] = useState(false);
  const savers = useRef<readonly DraftSaver[]>([]);
  useEffect(() => {
    const own = [createDraftSaver(tab, setBrowser), createServerSaver(api, tab, setServer)];
    savers.current = own;
    const flush = (): void => own.forEach((saver) => saver.flush());
    const hidden = (): void => {
      if (document.visibilityState === 'hidden') flush();
    };
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', hidden);
    return () => {
      flush();
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', hidden);
    };
  }, [api, tab]);
  useEffect(() => {
    const stored = draft && { ...draft, id: tab, at: new Date().toISOString() };
    savers.current.forEach((saver) => saver.note(stored));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the draft is a new object on each render: its content decides
  }, [tab, draft === null, draft?.written, draft?.version, draft?.key, draft?.document]);
  return { browser, server };
};
