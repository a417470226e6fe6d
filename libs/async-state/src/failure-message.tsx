import { ApiFailure } from '@hoshikraft/api-client';
import { useLingui } from '@lingui/react/macro';
import { createContext, type ReactNode, useContext } from 'react';

export interface FailureMessage {
  title: string;
  /** The reason, and what to try; may be empty. */
  text: string;
}

type MessageOf = (failure: unknown) => FailureMessage;

const MessageContext = createContext<MessageOf | null>(null);

/** For an app that calls more than the API: overrides the messages of failures. */
export const FailureMessageProvider = ({ messageOf, children }: { messageOf: MessageOf; children: ReactNode }) => (
  <MessageContext value={messageOf}>{children}</MessageContext>
);

/** Message shown in place of data that failed to load: the app's, else the API's, else a default. */
export const useFailureMessage = (): MessageOf => {
  const { t } = useLingui();
  const override = useContext(MessageContext);
  if (override !== null) return override;
  return (failure) => {
    const known = failure instanceof ApiFailure ? failure : null;
    if (known?.code === 'NO_CONNECTION') {
      return { title: t`Unable to connect to the server`, text: t`Check your connection and try again.` };
    }
    const reason = known === null || known.code === 'UNKNOWN_ERROR' ? '' : known.details?.description || known.message;
    if (known?.httpCode === 403) return { title: t`You don't have access`, text: reason };
    return { title: t`Something went wrong`, text: reason || t`Couldn't load. Try again.` };
  };
};
