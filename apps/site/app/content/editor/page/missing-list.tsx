import type { Missing } from '@hoshikraft/document';
import { Icon } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useMissingWords } from './use-missing-words.ts';

export interface MissingProps {
  missing: readonly Missing[];
  /** Focuses the missing field. */
  onGo: (one: Missing) => void;
}

/** What a document lacks before publication; each entry focuses its field. */
export const MissingList = ({ missing, onGo }: MissingProps) => {
  const { t } = useLingui();
  const wordsOf = useMissingWords();
  if (missing.length === 0) return <p className="editor-missing__none">{t`Everything is ready to publish.`}</p>;
  return (
    <ul className="editor-missing" aria-label={t`What's missing`}>
      {missing.map((one) => (
        <li key={one.place + one.what} data-weight={one.weight}>
          <Icon name={one.weight === 'required' ? 'warning' : 'info'} size={16} />
          <button type="button" onClick={() => onGo(one)}>
            {wordsOf(one)}
          </button>
          {one.weight === 'advice' && <span className="editor-missing__advice">{t`advice`}</span>}
        </li>
      ))}
    </ul>
  );
};

/** The first required field, shown next to the button; a press focuses it. */
export const FirstMissing = ({ missing, onGo }: MissingProps) => {
  const { t } = useLingui();
  const wordsOf = useMissingWords();
  const [first, ...more] = missing;
  if (first === undefined) return null;
  const [words, count] = [wordsOf(first), more.length];
  return (
    <button type="button" id="editor-needed" className="editor-bar__missing" onClick={() => onGo(first)}>
      <Icon name="warning" size={16} />
      <span>{count === 0 ? t`Needed: ${words}` : t`Needed: ${words}, and ${count} more`}</span>
    </button>
  );
};
