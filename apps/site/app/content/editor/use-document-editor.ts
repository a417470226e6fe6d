import { documentWorkQueries, useApi } from '@hoshikraft/api-client';
import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import type { Editing } from './editing.ts';
import { editorReducer, initialState, isUnsaved, picturesOf } from './editor-state.ts';
import { saveDraft, type StoredDraft } from './drafts/draft-store.ts';
import { useDraftAutosave } from './drafts/use-draft-autosave.ts';
import { useOfferedDrafts } from './drafts/use-offered-drafts.ts';
import { isAt, placeInContent } from './places.ts';
import { type SaveState, useSave } from './use-save.ts';
import type { Source, Target, Written } from './written.ts';

export interface DocumentEditorOptions {
  target: Target;
  source: Source | null;
  login: string;
  /** Called when a save set or changed the address of the document. */
  onAddress: (source: Source) => void;
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
export const useDocumentEditor = ({ target, source, login, onAddress }: DocumentEditorOptions) => {
  const [tab] = useState(() => crypto.getRandomValues(new Uint32Array(3)).join('-'));
  const [state, dispatch] = useReducer(editorReducer, source, initialState);
  const { base, written } = state;
  const { key, takeKey, setKey } = useKey(base, null);
  const unsaved = isUnsaved(state);
  const document = base?.key ?? null;
  const keeping = useDraftAutosave(
    tab,
    unsaved
      ? { login, target, document, key, version: base?.version ?? null, written, images: picturesOf(state) }
      : null,
  );
  const { offered, forget, openElsewhere, savedElsewhere, saved } = useOfferedDrafts({ target, document, login, tab });
  const save = useSave({
    target,
    base,
    takeKey,
    onSaved: (answer, sent) => {
      dispatch({ type: 'saved', base: answer, sent });
      saved(answer.version);
      if (base?.slug !== answer.slug) onAddress(answer);
    },
  });

  const goOn = async (draft: StoredDraft): Promise<void> => {
    if (draft.document === null && draft.key !== null) setKey(draft.key);
    // The base version: a save over a newer version shows a conflict.
    const upon = base !== null && draft.version !== null ? { ...base, version: draft.version } : base;
    dispatch({ type: 'filled', written: draft.written, base: upon, images: draft.images });
    await saveDraft({ ...draft, id: tab }).then(
      () => forget(draft.id),
      () => undefined,
    );
  };

  const choose = (chosen: Written): void => {
    if (save.theirs !== null) dispatch({ type: 'filled', written: chosen, base: save.theirs });
    save.settle();
  };

  const refusals = Object.entries(save.failure?.fields ?? {}).map(
    ([name, words]) => [placeInContent(name), words] as const,
  );
  const editing: Editing = {
    target,
    state,
    dispatch,
    takeKey,
    refusalAt: (field) => refusals.find(([place]) => isAt(place, field))?.[1],
  };

  const doSave = (wanted: SaveState): void => void save.save(written, wanted);
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
    save: { ...save, save: doSave },
    choose,
    drafts: {
      offered,
      forget: ({ id }: StoredDraft) => forget(id),
      goOn,
      openElsewhere,
      savedElsewhere: savedElsewhere !== null,
    },
  };
};
