import type { FailureMessage } from '@hoshikraft/async-state';
import { ApiFailure } from '@hoshikraft/api-client';
import { useLingui } from '@lingui/react/macro';
import { ServiceFailure } from './service-failure.ts';

/** Text of a failed call for the player: that of the service or the API, ours without a response. */
export const useFailureMessage = (): ((failure: unknown) => FailureMessage) => {
  const { t } = useLingui();
  return (failure) => {
    if (failure instanceof ServiceFailure) {
      if (failure.httpCode === 0) {
        return { title: t`No connection to the launcher`, text: t`Trying again. Nothing is lost.` };
      }
      if (failure.message !== '') return { title: failure.message, text: failure.description };
    }
    if (failure instanceof ApiFailure) {
      if (failure.code === 'NO_CONNECTION') {
        return { title: t`Our servers aren't responding`, text: t`Check your internet connection and try again.` };
      }
      if (failure.code !== 'UNKNOWN_ERROR') return { title: failure.message, text: failure.details?.description ?? '' };
    }
    return { title: t`Something went wrong`, text: t`Try again; if it happens again, restart the launcher.` };
  };
};
