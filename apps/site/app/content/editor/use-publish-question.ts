import { useState } from 'react';
import type { EditorEvent } from './editor-state.ts';
import type { SaveState } from './use-save.ts';
import type { Written } from './written.ts';

export interface PublishQuestion {
  /** The time that is entered, while the question is open; else null. */
  time: string | null;
  schedule: () => void;
  publishNow: () => void;
  cancel: () => void;
}

export interface PublishQuestionOptions {
  written: Written;
  dispatch: (event: EditorEvent) => void;
  save: (written: Written, state: SaveState) => Promise<void>;
}

/** Saves; a publication with a future time entered is asked about first. */
export const usePublishQuestion = ({ written, dispatch, save }: PublishQuestionOptions) => {
  const [asked, setAsked] = useState(false);
  const { publishAt } = written;
  const question: PublishQuestion = {
    time: asked ? publishAt : null,
    schedule: () => {
      setAsked(false);
      void save(written, 'scheduled');
    },
    publishNow: () => {
      setAsked(false);
      dispatch({ type: 'changed', part: { publishAt: null } });
      void save({ ...written, publishAt: null }, 'published');
    },
    cancel: () => setAsked(false),
  };
  return {
    question,
    save: (wanted: SaveState): void => {
      if (wanted === 'published' && publishAt !== null && Date.parse(publishAt) > Date.now()) setAsked(true);
      else void save(written, wanted);
    },
  };
};
