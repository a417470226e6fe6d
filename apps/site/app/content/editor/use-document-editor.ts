import { documentWorkQueries, useApi } from '@hoshikraft/api-client';
import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import type { Editing } from './editing.ts';
import { editorReducer, initialState, isUnsaved, picturesOf } from './editor-state.ts';
import { newDraftId } from './drafts/new-draft-id.ts';
import { useDraftAutosave } from './drafts/use-draft-autosave.ts';
import { useOfferedDrafts } from './drafts/use-offered-drafts.ts';
import { useReplacing } from './drafts/use-replacing.ts';
import { useTakenDrafts } from './drafts/use-taken-drafts.ts';
import { isAt, placeInContent } from './places.ts';
import { usePublishQuestion } from './use-publish-question.ts';
import { type SaveState, useSave } from './use-save.ts';
import { useScheduledPublishing } from './use-scheduled-publishing.ts';
import { saysTheSame, type Source, type Target, type Written } from './written.ts';

export interface DocumentEditorOptions {
  target: Target;
  source: Source | null;
  login: string;
  /** Called with the key of the document after its first save. */
  onCreated: (key: string) => void;
  /** Called when a scheduled document is published while it is open. */
  onPublished: () => void;
}

/** Key of the document, reserved once however many uploads need it. */
const useKey = (base: Source | null, given: string | null) => {
  const api = useApi();
  const [key, setKey] = useState(given);
  const asking = useRef<Promise<string>>(null);
  const known = base?.key ?? key;
  const takeKey = useCallback((): Promise<string> => {
    if (known !== null) return Promise.resolve(known);
    asking.current ??= documentWorkQueries.newKey(api).then(
      (fresh) => {
        setKey(fresh);
        return fresh;
      },
      (error: unknown) => {
        asking.current = null;
        throw error;
      },
    );
    return asking.current;
  }, [api, known]);
  return { key: known, takeKey, setKey };
};

/** State and actions of a document that is open in the editor. */
export const useDocumentEditor = ({ target, source, login, onCreated, onPublished }: DocumentEditorOptions) => {
  const [tab] = useState(newDraftId);
  const [state, dispatch] = useReducer(editorReducer, source, initialState);
  const { base, written } = state;
  const { key, takeKey, setKey } = useKey(base, null);
  const unsaved = isUnsaved(state);
  const document = base?.key ?? null;
  const current = { login, target, document, key, version: base?.version ?? null, written, images: picturesOf(state) };
  const keeping = useDraftAutosave(tab, unsaved ? current : null);
  const offers = useOfferedDrafts({ target, document, login, tab });
  const replacing = useReplacing({ state, dispatch, current, forget: offers.forget, offer: offers.offer });
  const taken = useTakenDrafts({
    tab,
    state,
    replacing,
    forget: offers.forget,
    offer: offers.offer,
    onTaken: (draft) => {
      if (draft.document === null && draft.key !== null) setKey(draft.key);
    },
  });
  const save = useSave({
    target,
    base,
    takeKey,
    onSaved: (answer, sent) => {
      dispatch({ type: 'saved', base: answer, sent });
      offers.saved(answer.version);
      replacing.settle();
      if (base === null) onCreated(answer.key);
    },
  });

  useScheduledPublishing(base, (published) => {
    dispatch({ type: 'saved', base: published, sent: published.content });
    onPublished();
  });

  const choose = (chosen: Written): void => {
    if (save.theirs !== null) {
      const undo = replacing.replace({ written: chosen, base: save.theirs });
      if (!saysTheSame(chosen, written)) replacing.canUndo('chosen', undo);
    }
    save.settle();
  };

  const refusals = Object.entries(save.failure?.fields ?? {}).map(
    ([name, words]) => [placeInContent(name), words] as const,
  );
  const editing: Editing = {
    target,
    state,
    dispatch,
    replace: replacing.replace,
    takeKey,
    refusalAt: (field) => refusals.find(([place]) => isAt(place, field))?.[1],
  };

  const { question, save: doSave } = usePublishQuestion({ written, dispatch, save: save.save });
  const latest = useRef(doSave);
  useEffect(() => {
    latest.current = doSave;
  });
  const stateToKeep: SaveState = base === null || base.state === 'trash' ? 'draft' : base.state;
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.code !== 'KeyS') return;
      event.preventDefault();
      latest.current(stateToKeep);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [stateToKeep]);

  return {
    editing,
    unsaved,
    keeping,
    save: { ...save, save: doSave, question },
    choose,
    drafts: {
      offered: offers.offered.filter(({ id }) => id !== taken.compared?.id),
      openElsewhere: offers.openElsewhere,
      savedElsewhere: offers.savedElsewhere !== null,
      ...taken,
    },
    undoable: replacing.undoable,
  };
};
