import { useFormats } from '@hoshikraft/i18n';
import { Button, Notice, Row } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import type { StoredDraft } from '../drafts/draft-store.ts';
import { titleOf } from '../written.ts';
import { useLocale } from '@hoshikraft/i18n';

export interface OffersProps {
  offered: readonly StoredDraft[];
  openElsewhere: boolean;
  savedElsewhere: boolean;
  onGoOn: (draft: StoredDraft) => void;
  onForget: (draft: StoredDraft) => void;
}

/** Offers to restore unsaved drafts, and notices about the same document in other tabs. */
export const Offers = ({ offered, openElsewhere, savedElsewhere, onGoOn, onForget }: OffersProps) => {
  const { t } = useLingui();
  const { dateTime } = useFormats();
  const locale = useLocale();
  return (
    <>
      {offered.map((draft) => {
        const time = dateTime(draft.at);
        const title = titleOf(draft.written, locale) || t`no title yet`;
        return (
          <Notice
            key={draft.id}
            tone="warn"
            live="status"
            title={t`Unsaved text from ${time}`}
            action={
              <Row gap={2}>
                <Button size="small" variant="primary" onClick={() => onGoOn(draft)}>{t`Go on with it`}</Button>
                <Button size="small" variant="quiet" onClick={() => onForget(draft)}>{t`Throw it away`}</Button>
              </Row>
            }
          >
            {t`“${title}” was typed in this browser and did not reach the server.`}
          </Notice>
        );
      })}
      {openElsewhere && (
        <Notice tone="info" live="status">
          {savedElsewhere
            ? t`This document was saved in another tab. When you save here, you will be shown both sides.`
            : t`This document is open in another tab as well. Write in one of them.`}
        </Notice>
      )}
    </>
  );
};
