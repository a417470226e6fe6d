import { useFormats } from '@hoshikraft/i18n';
import { Button, Card, Heading, Row, Stack, Text } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { saysTheSame, type Source, toWritten, type Written } from '../written.ts';
import { type PartId, partOf, PARTS, withPart } from './content-parts.ts';
import { usePartNames } from './part-words.tsx';
import { SideOfPart } from './two-sides.tsx';
import { useVersion } from './use-version.ts';

type Choice = 'mine' | 'theirs';

export interface ConflictProps {
  mine: Written;
  theirs: Source;
  /** Common base version; null if mine was never saved. */
  since: number | null;
  /** Continues with the chosen content, based on their version. */
  onChosen: (written: Written) => void;
}

/** Conflict of two edits: shows both sides word by word; the user chooses part by part or one whole side. */
export const Conflict = ({ mine, theirs, since, onChosen }: ConflictProps) => {
  const { t } = useLingui();
  const { dateTime } = useFormats();
  const names = usePartNames();
  const other = toWritten(theirs.content);
  const common = useVersion(theirs.key, since);
  const [chosen, setChosen] = useState<Partial<Record<PartId, Choice>>>({});
  const top = useRef<HTMLHeadingElement>(null);
  useEffect(() => top.current?.focus(), []);
  const differing = PARTS.filter((id) => !saysTheSame(partOf(mine, id), partOf(other, id)));
  const untouched = (id: PartId): boolean =>
    common !== undefined && saysTheSame(partOf(mine, id), partOf(toWritten(common.content), id));
  // If only they changed a part, theirs is the default choice.
  const choiceOf = (id: PartId): Choice => chosen[id] ?? (untouched(id) ? 'theirs' : 'mine');
  const goOn = (choose: (id: PartId) => Choice): void =>
    onChosen(differing.reduce((all, id) => (choose(id) === 'theirs' ? withPart(all, id, other) : all), mine));
  // The source names the author of the document, the version who saved it.
  const savedBy = useVersion(theirs.key, theirs.version)?.author.login;
  const time = dateTime(theirs.updatedAt);
  const version =
    savedBy === undefined
      ? t`Version ${theirs.version}, ${time}.`
      : t`Version ${theirs.version} by ${savedBy}, ${time}.`;
  return (
    <Card className="editor-conflict" aria-labelledby="editor-conflict">
      <Stack gap={4}>
        <Heading level={2} id="editor-conflict" ref={top} tabIndex={-1}>
          {t`Somebody else has saved this document meanwhile`}
        </Heading>
        <Text>
          {version} {t`Nothing of yours is lost: choose what stays. It is not saved before you press save again.`}
        </Text>
        <Row gap={2}>
          <Button size="small" onClick={() => goOn(() => 'mine')}>{t`Keep all of mine`}</Button>
          <Button size="small" onClick={() => goOn(() => 'theirs')}>{t`Take all of theirs`}</Button>
        </Row>
        {differing.map((id) => (
          <fieldset key={id} className="editor-conflict__part">
            <legend>{names[id]}</legend>
            {(['theirs', 'mine'] as const).map((side) => (
              <label key={side} className="editor-conflict__side">
                <span className="editor-conflict__choice">
                  <input
                    type="radio"
                    name={`conflict-${id}`}
                    checked={choiceOf(id) === side}
                    onChange={() => setChosen((all) => ({ ...all, [id]: side }))}
                  />
                  {side === 'mine' ? t`Mine` : t`Theirs`}
                </span>
                <span className="editor-diff">
                  <SideOfPart id={id} before={other} after={mine} side={side === 'theirs' ? 'before' : 'after'} />
                </span>
              </label>
            ))}
          </fieldset>
        ))}
        <Button variant="primary" onClick={() => goOn(choiceOf)}>{t`Go on with this choice`}</Button>
      </Stack>
    </Card>
  );
};
