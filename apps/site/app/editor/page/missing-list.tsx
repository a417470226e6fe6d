import { type Missing, missingForPublishing } from '@hoshikraft/document';
import { Icon } from '@hoshikraft/ui';
import type { Locale } from '@hoshikraft/shared';
import { useLingui } from '@lingui/react/macro';
import { useEditing } from '../editing.ts';
import { fieldId } from '../fields/text-column.tsx';
import { toContent } from '../written.ts';
import { useMissingWords } from './use-missing-words.ts';

/** Id of the field where something is missing. */
const fieldOf = ({ what, place, locale }: Missing): string => {
  if (place.startsWith('cover.')) return `editor-cover-${locale}`;
  if (what === 'cover') return 'editor-cover';
  const part = what === 'title' || what === 'summary' || what === 'body' ? what : what === 'alt' ? 'body' : 'title';
  return fieldId(locale ?? 'ru', part);
};

/** What stands between the document and its readers, each a way to where it is to be written. */
export const MissingList = ({ onLanguage }: { onLanguage: (locale: Locale) => void }) => {
  const { t } = useLingui();
  const wordsOf = useMissingWords();
  const { written } = useEditing().state;
  const missing = missingForPublishing(toContent(written));
  if (missing.length === 0)
    return <p className="editor-missing__none">{t`Nothing is missing: it can be published.`}</p>;
  const goTo = (one: Missing): void => {
    if (one.locale !== null) onLanguage(one.locale);
    // The tab of its language has to be open first.
    requestAnimationFrame(() => {
      const field = document.getElementById(fieldOf(one));
      field?.scrollIntoView({ block: 'center' });
      (field?.querySelector<HTMLElement>('[contenteditable="true"]') ?? field)?.focus();
    });
  };
  return (
    <ul className="editor-missing" aria-label={t`What is missing`}>
      {missing.map((one) => (
        <li key={one.place + one.what} data-weight={one.weight}>
          <Icon name={one.weight === 'required' ? 'warning' : 'info'} size={16} />
          <button type="button" onClick={() => goTo(one)}>
            {wordsOf(one)}
          </button>
          {one.weight === 'advice' && <span className="editor-missing__advice">{t`advice`}</span>}
        </li>
      ))}
    </ul>
  );
};
