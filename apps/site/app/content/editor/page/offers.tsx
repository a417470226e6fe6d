import { useFormats } from '@hoshikraft/i18n';
import { Button, Notice, Row } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import type { StoredDraft } from '../drafts/draft-store.ts';
import type { Undoable } from '../drafts/use-replacing.ts';
import { useDraftDevice } from '../drafts/use-draft-device.ts';
import { titleOf } from '../written.ts';
import { useLocale } from '@hoshikraft/i18n';

export interface OffersProps {
  offered: readonly StoredDraft[];
  openElsewhere: boolean;
  savedElsewhere: boolean;
  undoable: Undoable | null;
  onUndo: (action: Undoable) => void;
  onTake: (draft: StoredDraft) => void;
  onThrowAway: (draft: StoredDraft) => void;
}

/** The last action on drafts, with a button that undoes it. */
const UndoNotice = ({ what, onUndo }: { what: Undoable['what']; onUndo: () => void }) => {
  const { t } = useLingui();
  const texts = {
    taken: t`The unsaved text is now on the page.`,
    thrown: t`Unsaved text discarded.`,
    chosen: t`Your choice is now on the page.`,
  };
  return (
    <Notice
      tone="info"
      live="status"
      action={<Button size="small" startIcon="refresh" onClick={onUndo}>{t`Undo this`}</Button>}
    >
      {texts[what]}
    </Notice>
  );
};

/** Offers to restore unsaved drafts, and notices about the same document in other tabs. */
export const Offers = (props: OffersProps) => {
  const { offered, openElsewhere, savedElsewhere, undoable, onUndo, onTake, onThrowAway } = props;
  const { t } = useLingui();
  const { exactTime } = useFormats();
  const deviceOf = useDraftDevice();
  const locale = useLocale();
  return (
    <>
      {undoable !== null && <UndoNotice what={undoable.what} onUndo={() => onUndo(undoable)} />}
      {offered.map((draft) => {
        const time = exactTime(draft.at);
        const device = deviceOf(draft);
        const title = titleOf(draft.written, locale) || t`no title yet`;
        return (
          <Notice
            key={draft.id}
            tone="warn"
            live="status"
            title={t`Unsaved text from ${time}`}
            action={
              <Row gap={2}>
                <Button size="small" variant="primary" onClick={() => onTake(draft)}>{t`Continue with it`}</Button>
                <Button size="small" variant="quiet" onClick={() => onThrowAway(draft)}>{t`Discard`}</Button>
              </Row>
            }
          >
            {device === null ? t`“${title}” was typed in this browser.` : t`“${title}” was typed in ${device}.`}{' '}
            {t`It hasn't been saved to the document yet.`}
          </Notice>
        );
      })}
      {openElsewhere && (
        <Notice tone="info" live="status">
          {savedElsewhere
            ? t`This document was saved in another tab. When you save here, you'll see both versions.`
            : t`This document is also open in another tab. Edit it in only one of them.`}
        </Notice>
      )}
    </>
  );
};
