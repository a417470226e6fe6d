import type { ApiFailure } from '@hoshikraft/api-client';
import { useFailureMessage } from '@hoshikraft/async-state';
import { Notice } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { usePlaceWords } from './use-place-words.ts';

/** Why the last save failed, with a note that no text is lost. */
export const SaveFailure = ({ failure, unknown }: { failure: ApiFailure | null; unknown: boolean }) => {
  const { t } = useLingui();
  const wordsOf = useFailureMessage();
  const placeWords = usePlaceWords();
  if (failure === null && !unknown) return null;
  const { title, text } = failure === null ? { title: t`Saving is taking a while`, text: '' } : wordsOf(failure);
  const places = Object.entries(failure?.fields ?? {});
  return (
    <Notice tone="error" live="alert" title={title}>
      {text !== '' && <p>{text}</p>}
      {places.length > 0 && (
        <ul>
          {places.map(([place, words]) => (
            <li key={place}>
              {placeWords(place)}: {words}
            </li>
          ))}
        </ul>
      )}
      <p>{t`Your text is safe here and in this browser.`}</p>
    </Notice>
  );
};
