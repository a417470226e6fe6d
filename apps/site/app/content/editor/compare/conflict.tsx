import { useFormats } from '@hoshikraft/i18n';
import { useLingui } from '@lingui/react/macro';
import { saysTheSame, type Source, toWritten, type Written } from '../written.ts';
import { type PartId, partOf } from './content-parts.ts';
import { PartChoices } from './part-choices.tsx';
import { useVersion } from './use-version.ts';

export interface ConflictProps {
  mine: Written;
  theirs: Source;
  /** Common base version; null if mine was never saved. */
  since: number | null;
  /** Continues with the chosen content, based on their version. */
  onChosen: (written: Written) => void;
}

/** Conflict of two edits: the user chooses what stays. */
export const Conflict = ({ mine, theirs, since, onChosen }: ConflictProps) => {
  const { t } = useLingui();
  const { moment } = useFormats();
  const common = useVersion(theirs.key, since);
  const untouched = (id: PartId): boolean =>
    common !== undefined && saysTheSame(partOf(mine, id), partOf(toWritten(common.content), id));
  // The source names the author of the document, the version who saved it.
  const savedBy = useVersion(theirs.key, theirs.version)?.author.login;
  const time = moment(theirs.updatedAt);
  const version =
    savedBy === undefined
      ? t`Version ${theirs.version}, ${time}.`
      : t`Version ${theirs.version} by ${savedBy}, ${time}.`;
  return (
    <PartChoices
      mine={mine}
      theirs={toWritten(theirs.content)}
      title={t`Another editor saved this document while you were writing`}
      text={
        <>
          {version} {t`Your text is safe. Choose what to keep, then press Save again.`}
        </>
      }
      names={{
        mine: t`Mine`,
        theirs: t`Theirs`,
        allMine: t`Keep my version`,
        allTheirs: t`Use their version`,
      }}
      // If only they changed a part, theirs is the default choice.
      defaultChoice={(id) => (untouched(id) ? 'theirs' : 'mine')}
      onChosen={onChosen}
    />
  );
};
