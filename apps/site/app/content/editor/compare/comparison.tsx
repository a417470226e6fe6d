import { useFormats } from '@hoshikraft/i18n';
import { useLingui } from '@lingui/react/macro';
import type { StoredDraft } from '../drafts/draft-store.ts';
import { saysTheSame, type Written } from '../written.ts';
import { partOf } from './content-parts.ts';
import { PartChoices } from './part-choices.tsx';

export interface ComparisonProps {
  mine: Written;
  /** The content of the page as it was saved last. */
  saved: Written;
  draft: StoredDraft;
  /** Continues with the chosen content. */
  onChosen: (written: Written) => void;
}

/** An offered draft beside unsaved text on the page: the user chooses what stays. */
export const Comparison = ({ mine, saved, draft, onChosen }: ComparisonProps) => {
  const { t } = useLingui();
  const { exactTime } = useFormats();
  const time = exactTime(draft.at);
  return (
    <PartChoices
      mine={mine}
      theirs={draft.written}
      title={t`The page differs from the unsaved text from ${time}`}
      text={t`Choose what to keep on the page. The rest stays here as unsaved text.`}
      names={{
        mine: t`On the page`,
        theirs: t`Unsaved text`,
        allMine: t`Keep the page as it is`,
        allTheirs: t`Use all of the unsaved text`,
      }}
      // A part that was not changed on the page is taken from the draft.
      defaultChoice={(id) => (saysTheSame(partOf(mine, id), partOf(saved, id)) ? 'theirs' : 'mine')}
      onChosen={onChosen}
    />
  );
};
