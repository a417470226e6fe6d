import { useIdempotentMutation } from '@hoshikraft/async-state';
import { ApiFailure, documentWorkQueries, type DocumentToSave, useApi } from '@hoshikraft/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type Content, type Source, type Target, saysTheSame, toContent, type Written } from './written.ts';

export type SaveState = DocumentToSave['state'];

export interface SaveOptions {
  target: Target;
  /** Last response of the server. */
  base: Source | null;
  /** Returns the key of an unsaved document; reserves one if there is none yet. */
  takeKey: () => Promise<string>;
  onSaved: (base: Source, sent: Content) => void;
}

/** Saves the content of the editor: once per press, based on the version that was read. */
export const useSave = ({ target, base, takeKey, onSaved }: SaveOptions) => {
  const api = useApi();
  const queryClient = useQueryClient();
  const [theirs, setTheirs] = useState<Source | null>(null);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const [preparing, setPreparing] = useState(false);
  /** Sent without a response; the server may have saved it. */
  const unanswered = useRef<readonly Content[]>([]);

  const asItIs = (key: string): Promise<Source> =>
    queryClient.fetchQuery({ ...documentWorkQueries.source(api, target, key), staleTime: 0 });

  const meet = async (order: DocumentToSave): Promise<void> => {
    const found = await asItIs(order.key).catch(() => null);
    if (found === null) return;
    const ours = unanswered.current.find((content) => saysTheSame(found.content, content));
    // Our own save, whose response was lost: no conflict.
    if (ours !== undefined) {
      unanswered.current = [];
      setFailure(null);
      onSaved(found, ours);
      return once.send({ ...order, version: found.version });
    }
    setTheirs(found);
  };

  const once = useIdempotentMutation<DocumentToSave, Source>(documentWorkQueries.save(api), {
    onDone: (answer, { content }) => {
      unanswered.current = [];
      setFailure(null);
      setTheirs(null);
      onSaved(answer, content);
    },
    onRefused: (refusal, order) => {
      setFailure(refusal);
      unanswered.current = unanswered.current.filter((content) => content !== order.content);
      const stale = refusal.details?.type === 'stale_version' || (refusal.httpCode === 409 && order.version === null);
      if (stale) void meet(order);
    },
  });

  const save = async (written: Written, state: SaveState): Promise<void> => {
    if (preparing || once.pending) return;
    setFailure(null);
    setPreparing(true);
    try {
      const key = base?.key ?? (await takeKey());
      const content = toContent(written);
      const order = { key, target, version: base?.version ?? null, state, content };
      unanswered.current = [...unanswered.current, content];
      await once.sendAsync(order);
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      setFailure(error);
    } finally {
      setPreparing(false);
    }
  };

  return {
    save,
    saving: preparing || once.pending,
    /** The outcome is unknown; the page offers a retry. */
    unknown: once.unknown,
    failure,
    /** The version another editor saved meanwhile, for conflict resolution. */
    theirs,
    settle: () => {
      setTheirs(null);
      setFailure(null);
    },
  };
};
