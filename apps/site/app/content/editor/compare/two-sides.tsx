import { plainText } from '@hoshikraft/document';
import { diffBodies, diffWords, type BlockChange, type WordChange } from '@hoshikraft/document/diff';
import { VisuallyHidden } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import type { Body, Written } from '../written.ts';
import { type PartId, partOf } from './content-parts.ts';
import { usePartWords } from './part-words.tsx';

export type Side = 'before' | 'after';

const Words = ({ words, side }: { words: readonly WordChange[]; side: Side }) => {
  const { t } = useLingui();
  const own = side === 'before' ? 'removed' : 'added';
  const Mark = side === 'before' ? 'del' : 'ins';
  return words
    .filter(({ kind }) => kind === 'same' || kind === own)
    .map(({ kind, text }, place) =>
      kind === 'same' ? (
        <span key={place}>{text}</span>
      ) : (
        <Mark key={place}>
          <VisuallyHidden>{t`only here:`}</VisuallyHidden> {text}
        </Mark>
      ),
    );
};

const Block = ({ change, side }: { change: BlockChange; side: Side }) => {
  const { t } = useLingui();
  if (change.kind === 'same')
    return <p className="editor-diff__same">{plainText(change.after).slice(0, 160) || '·'}</p>;
  if (change.kind === 'changed') {
    // A replaced picture may have the same text.
    const silent = change.words.every(({ kind }) => kind === 'same');
    return (
      <p>
        <Words words={change.words} side={side} />
        {silent && <em> {t`(formatting or picture changed)`}</em>}
      </p>
    );
  }
  const node = change.kind === 'removed' ? change.before : change.after;
  if ((change.kind === 'added') !== (side === 'after')) return null;
  const text = plainText(node) || t`a block without text`;
  return (
    <p>
      <Words words={[{ kind: change.kind, text }]} side={side} />
    </p>
  );
};

/** Of unchanged blocks, only the one before and the one after a change are shown. */
const nearChanges = (changes: readonly BlockChange[]): BlockChange[] =>
  changes.filter((_change, place) =>
    changes.slice(Math.max(place - 1, 0), place + 2).some(({ kind }) => kind !== 'same'),
  );

export interface SideOfPartProps {
  id: PartId;
  before: Written;
  after: Written;
  side: Side;
}

const isBody = (id: PartId): id is `${'ru' | 'en'}.body` => id.endsWith('.body');

/** One side of a differing part, with its changes marked. */
export const SideOfPart = ({ id, before, after, side }: SideOfPartProps) => {
  const { t } = useLingui();
  const wordsOf = usePartWords();
  if (isBody(id)) {
    const changes = nearChanges(diffBodies(partOf(before, id) as Body, partOf(after, id) as Body));
    const drawn = changes.filter(({ kind }) => kind !== (side === 'before' ? 'added' : 'removed'));
    if (drawn.length === 0) return <p className="editor-diff__none">{t`Nothing`}</p>;
    return changes.map((change, place) => <Block key={place} change={change} side={side} />);
  }
  const part = id as Exclude<PartId, `${string}.body`>;
  const words = diffWords(wordsOf(before, part), wordsOf(after, part));
  const empty = (side === 'before' ? wordsOf(before, part) : wordsOf(after, part)) === '';
  return <p>{empty ? <em>{t`Nothing`}</em> : <Words words={words} side={side} />}</p>;
};
