import type { Missing } from '@hoshikraft/document';
import { Button, IconButton, Row } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import type { Autosaved } from '../drafts/use-draft-autosave.ts';
import { useEditing } from '../editing.ts';
import { isUnsaved } from '../editor-state.ts';
import type { SaveState } from '../use-save.ts';
import { FirstMissing } from './missing-list.tsx';
import { SaveStatus } from './save-status.tsx';

export interface SaveBarProps {
  saving: boolean;
  keeping: Autosaved;
  preview: boolean;
  /** What is missing before publication. */
  missing: readonly Missing[];
  onMissing: (one: Missing) => void;
  onSave: (state: SaveState) => void;
  onPreview: () => void;
  /** Goes to what is about the document, which stands below the text in a narrow window. */
  onAbout: () => void;
}

/** Actions on the whole document: save, preview, publish, schedule, unpublish. */
export const SaveBar = (props: SaveBarProps) => {
  const { t } = useLingui();
  const { state } = useEditing();
  const { saving, keeping, preview, missing, onMissing, onSave, onPreview, onAbout } = props;
  const { base, written } = state;
  const now = base?.state ?? 'draft';
  const [lacking] = missing;
  // Before anything is written the list beside the text says it alone.
  const named = lacking !== undefined && (base !== null || isUnsaved(state));
  // It stays focusable, names what is missing and focuses it.
  const publishing = {
    'aria-disabled': lacking !== undefined,
    // Not the list: screen readers would read only its name.
    'aria-describedby': named ? 'editor-needed' : 'editor-missing',
  };
  const publish = (wanted: SaveState): void => (lacking === undefined ? onSave(wanted) : onMissing(lacking));
  const live = now === 'published';
  const busy = { loading: saving, loadingLabel: t`Saving` };
  const kept: SaveState = now === 'trash' ? 'draft' : now;
  return (
    <div className="editor-bar">
      <div className="editor-bar__said">
        <SaveStatus saving={saving} keeping={keeping} />
        {named && <FirstMissing missing={missing} onGo={onMissing} />}
      </div>
      <Row gap={2} className="editor-bar__buttons">
        <IconButton
          icon="settings"
          size="small"
          label={t`About the document`}
          className="editor-bar__about"
          onClick={onAbout}
        />
        <Button variant="quiet" className="editor-bar__preview" startIcon={preview ? 'pen' : 'eye'} onClick={onPreview}>
          <span className="editor-bar__words">{preview ? t`Back to writing` : t`Preview`}</span>
        </Button>
        {!live && written.publishAt !== null && (
          <Button {...busy} startIcon="clock" {...publishing} onClick={() => publish('scheduled')}>
            {now === 'scheduled' ? t`Save the schedule` : t`Schedule`}
          </Button>
        )}
        {/* One element, so that it keeps the focus after unpublishing. */}
        {live || now === 'scheduled' ? (
          <Button key="kept" {...busy} variant="quiet" onClick={() => onSave(live ? 'unpublished' : 'draft')}>
            {live ? t`Unpublish` : t`Don't publish yet`}
          </Button>
        ) : (
          <Button key="kept" {...busy} startIcon="file" aria-keyshortcuts="Control+S" onClick={() => onSave(kept)}>
            {now === 'unpublished' ? t`Save` : t`Save the draft`}
          </Button>
        )}
        <Button {...busy} variant="primary" startIcon="check" {...publishing} onClick={() => publish('published')}>
          {live ? t`Publish changes` : t`Publish`}
        </Button>
      </Row>
    </div>
  );
};
