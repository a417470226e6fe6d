import { isPublishable } from '@hoshikraft/document';
import { useFormats } from '@hoshikraft/i18n';
import { Button, Row, Text } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import type { Keeping } from '../drafts/draft-keeper.ts';
import { isUnsaved } from '../editor-state.ts';
import { useEditing } from '../editing.ts';
import { toContent } from '../written.ts';
import type { SaveState } from '../use-save.ts';

export interface SaveBarProps {
  saving: boolean;
  keeping: Keeping;
  preview: boolean;
  onSave: (state: SaveState) => void;
  onPreview: () => void;
}

/** Whether the server has what stands in the fields, or the browser, or nobody yet. */
const SaveStatus = ({ saving, keeping }: Pick<SaveBarProps, 'saving' | 'keeping'>) => {
  const { t } = useLingui();
  const { dateTime } = useFormats();
  const { state } = useEditing();
  const words = (): string => {
    if (saving) return t`Saving`;
    if (isUnsaved(state)) {
      if (keeping === 'failed') return t`Not saved. This browser keeps nothing: save often.`;
      return keeping === 'kept' ? t`Not saved. Kept in this browser.` : t`Not saved yet`;
    }
    if (state.base === null) return t`Nothing written yet`;
    const time = dateTime(state.base.updatedAt);
    return t`Saved ${time}`;
  };
  return (
    <Text size="small" tone="muted" role="status" className="editor-status">
      {words()}
    </Text>
  );
};

/** What can be done with the whole document: save, preview, publish, schedule, take back. */
export const SaveBar = ({ saving, keeping, preview, onSave, onPreview }: SaveBarProps) => {
  const { t } = useLingui();
  const { state } = useEditing();
  const { base, written } = state;
  const now = base?.state ?? 'draft';
  const publishable = isPublishable(toContent(written));
  const live = now === 'published';
  const busy = { loading: saving, loadingLabel: t`Saving` };
  const kept: SaveState = now === 'trash' ? 'draft' : now;
  return (
    <div className="editor-bar">
      <SaveStatus saving={saving} keeping={keeping} />
      <Row gap={2} className="editor-bar__buttons">
        <Button
          variant="quiet"
          className="editor-bar__preview"
          startIcon={preview ? 'pen' : 'eye'}
          aria-pressed={preview}
          onClick={onPreview}
        >
          <span className="editor-bar__words">{preview ? t`Back to writing` : t`Preview`}</span>
        </Button>
        {(live || now === 'scheduled') && (
          <Button {...busy} variant="quiet" onClick={() => onSave(live ? 'unpublished' : 'draft')}>
            {live ? t`Unpublish` : t`Do not publish yet`}
          </Button>
        )}
        {!live && written.publishAt !== null && (
          <Button
            {...busy}
            startIcon="clock"
            disabled={!publishable}
            aria-describedby="editor-missing"
            onClick={() => onSave('scheduled')}
          >
            {now === 'scheduled' ? t`Save the schedule` : t`Schedule`}
          </Button>
        )}
        {!live && now !== 'scheduled' && (
          <Button {...busy} startIcon="file" aria-keyshortcuts="Control+S" onClick={() => onSave(kept)}>
            {now === 'unpublished' ? t`Save` : t`Save the draft`}
          </Button>
        )}
        <Button
          {...busy}
          variant="primary"
          startIcon="check"
          disabled={!publishable}
          aria-describedby="editor-missing"
          onClick={() => onSave('published')}
        >
          {live ? t`Save and show readers` : t`Publish`}
        </Button>
      </Row>
    </div>
  );
};
