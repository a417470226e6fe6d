import { ApiFailure } from '@hoshikraft/api-client';
import { useLingui } from '@lingui/react/macro';
import { createContext, type ReactNode, useContext } from 'react';

export interface FailureWords {
  title: string;
  /** Why, and what to try; may be empty. */
  text: string;
}

type WordsOf = (failure: unknown) => FailureWords;

const WordsContext = createContext<WordsOf | null>(null);

/** For an app that calls more than the API: its own words of what failed. */
export const FailureWordsProvider = ({ words, children }: { words: WordsOf; children: ReactNode }) => (
  <WordsContext value={words}>{children}</WordsContext>
);

/** What a failed call says where its answer should stand: the app's words, else the API's, else ours. */
export const useFailureWords = (): WordsOf => {
  const { t } = useLingui();
  const own = useContext(WordsContext);
  if (own !== null) return own;
  return (failure) => {
    const known = failure instanceof ApiFailure ? failure : null;
    if (known?.code === 'NO_CONNECTION') {
      return { title: t`Unable to connect to the server`, text: t`Check your connection and try again.` };
    }
    const said = known === null || known.code === 'UNKNOWN_ERROR' ? '' : known.details?.description || known.message;
    if (known?.httpCode === 403) return { title: t`You do not have access`, text: said };
    return { title: t`Something went wrong`, text: said || t`It could not be loaded. Try again.` };
  };
};
