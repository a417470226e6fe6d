import { Button, Card, Heading, Row, Stack, Text } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { saysTheSame, type Written } from '../written.ts';
import { type PartId, partOf, PARTS, withPart } from './content-parts.ts';
import { usePartNames } from './part-words.tsx';
import { SideOfPart } from './two-sides.tsx';

/** `mine` is on the page, `theirs` is what it is compared with. */
export type PartChoice = 'mine' | 'theirs';

export interface PartChoicesProps {
  mine: Written;
  theirs: Written;
  title: string;
  text: ReactNode;
  /** Names of the sides, and of the buttons that choose a whole side. */
  names: Readonly<Record<PartChoice | 'allMine' | 'allTheirs', string>>;
  /** Choice of a part until the user changes it. */
  defaultChoice: (id: PartId) => PartChoice;
  /** Continues with the chosen content. */
  onChosen: (written: Written) => void;
}

/** Two contents word by word; the user chooses part by part or one whole side. */
export const PartChoices = (props: PartChoicesProps) => {
  const { mine, theirs, title, text, names, defaultChoice, onChosen } = props;
  const { t } = useLingui();
  const partNames = usePartNames();
  const id = useId();
  const [chosen, setChosen] = useState<Partial<Record<PartId, PartChoice>>>({});
  const top = useRef<HTMLHeadingElement>(null);
  useEffect(() => top.current?.focus(), []);
  const differing = PARTS.filter((part) => !saysTheSame(partOf(mine, part), partOf(theirs, part)));
  const choiceOf = (part: PartId): PartChoice => chosen[part] ?? defaultChoice(part);
  const goOn = (choose: (part: PartId) => PartChoice): void =>
    onChosen(differing.reduce((all, part) => (choose(part) === 'theirs' ? withPart(all, part, theirs) : all), mine));
  return (
    <Card className="editor-conflict" aria-labelledby={id}>
      <Stack gap={4}>
        <Heading level={2} id={id} ref={top} tabIndex={-1}>
          {title}
        </Heading>
        <Text>{text}</Text>
        <Row gap={2}>
          <Button size="small" onClick={() => goOn(() => 'mine')}>
            {names.allMine}
          </Button>
          <Button size="small" onClick={() => goOn(() => 'theirs')}>
            {names.allTheirs}
          </Button>
        </Row>
        {differing.map((part) => (
          <fieldset key={part} className="editor-conflict__part">
            <legend>{partNames[part]}</legend>
            {(['theirs', 'mine'] as const).map((side) => (
              <label key={side} className="editor-conflict__side">
                <span className="editor-conflict__choice">
                  <input
                    type="radio"
                    name={`${id}-${part}`}
                    checked={choiceOf(part) === side}
                    onChange={() => setChosen((all) => ({ ...all, [part]: side }))}
                  />
                  {names[side]}
                </span>
                <span className="editor-diff">
                  <SideOfPart id={part} before={theirs} after={mine} side={side === 'theirs' ? 'before' : 'after'} />
                </span>
              </label>
            ))}
          </fieldset>
        ))}
        <Row>
          <Button variant="primary" onClick={() => goOn(choiceOf)}>{t`Continue with this choice`}</Button>
        </Row>
      </Stack>
    </Card>
  );
};
