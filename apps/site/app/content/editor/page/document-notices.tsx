import { Stack } from '@hoshikraft/ui';
import { Comparison } from '../compare/comparison.tsx';
import { Conflict } from '../compare/conflict.tsx';
import type { useDocumentEditor } from '../use-document-editor.ts';
import { emptyWritten, toContent, toWritten } from '../written.ts';
import { Offers } from './offers.tsx';
import { SaveFailure } from './save-failure.tsx';
import { TrashNotice } from './trash-notice.tsx';

export interface DocumentNoticesProps {
  work: ReturnType<typeof useDocumentEditor>;
  /** The pressed button is gone: moves the focus to the text. */
  onWriteOn: () => void;
}

/** What has happened to the document: offered drafts, the trash, another editor's version, a failed save. */
export const DocumentNotices = ({ work, onWriteOn }: DocumentNoticesProps) => {
  const { editing, save, choose, drafts, undoable } = work;
  const { state, dispatch } = editing;
  const { base, written } = state;
  return (
    <Stack gap={4}>
      <Offers
        {...drafts}
        undoable={undoable}
        onUndo={(action) => {
          action.undo();
          onWriteOn();
        }}
        onTake={(draft) => {
          if (drafts.take(draft)) onWriteOn();
        }}
        onThrowAway={(draft) => {
          drafts.throwAway(draft);
          onWriteOn();
        }}
      />
      {drafts.compared !== null && (
        <Comparison
          key={drafts.compared.id}
          mine={written}
          saved={toWritten(state.saved ?? toContent(emptyWritten()))}
          draft={drafts.compared}
          onChosen={(chosen) => {
            drafts.choose(chosen);
            onWriteOn();
          }}
        />
      )}
      {base?.state === 'trash' && (
        <TrashNotice
          base={base}
          onChanged={(changed) => {
            dispatch({ type: 'saved', base: changed, sent: changed.content });
            onWriteOn();
          }}
        />
      )}
      {save.theirs !== null && (
        <Conflict
          key={save.theirs.version}
          mine={written}
          theirs={save.theirs}
          since={base?.version ?? null}
          onChosen={(chosen) => {
            choose(chosen);
            onWriteOn();
          }}
        />
      )}
      {save.theirs === null && <SaveFailure failure={save.failure} unknown={save.unknown} />}
    </Stack>
  );
};
