import { useEffect, useRef, useState } from 'react';
import { createDraftSaver, type DraftSaver, type DraftStatus } from './draft-saver.ts';
import type { StoredDraft } from './draft-store.ts';

/**
 * Stores unsaved content in the browser under the id of this tab, until everything is saved.
 *
 * @param draft the unsaved content; null if the server has all of it
 */
export const useDraftAutosave = (tab: string, draft: Omit<StoredDraft, 'id' | 'at'> | null): DraftStatus => {
  const [keeping, setKeeping] = useState<DraftStatus>('nothing');
  const keeper = useRef<DraftSaver>(null);
  useEffect(() => {
    const own = createDraftSaver(tab, setKeeping);
    keeper.current = own;
    const hidden = (): void => {
      if (document.visibilityState === 'hidden') own.flush();
    };
    window.addEventListener('pagehide', own.flush);
    document.addEventListener('visibilitychange', hidden);
    return () => {
      own.flush();
      window.removeEventListener('pagehide', own.flush);
      document.removeEventListener('visibilitychange', hidden);
    };
  }, [tab]);
  useEffect(() => {
    keeper.current?.note(draft && { ...draft, id: tab, at: new Date().toISOString() });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the draft is a new object on each render: its content decides
  }, [tab, draft === null, draft?.written, draft?.version, draft?.key, draft?.document]);
  return keeping;
};
