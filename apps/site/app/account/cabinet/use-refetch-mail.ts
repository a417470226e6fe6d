import { ApiFailure, mailQueries, useApi } from '@hoshikraft/api-client';
import { useQueryClient } from '@tanstack/react-query';

/** Refetches the change of email if another device has continued or ended it, so that the right form is shown. */
export const useRefetchMail = (): ((error: unknown) => void) => {
  const api = useApi();
  const queryClient = useQueryClient();
  return (error) => {
    if (error instanceof ApiFailure && error.details?.type !== 'form_invalid') {
      void queryClient.invalidateQueries({ queryKey: mailQueries.settings(api).queryKey });
    }
  };
};
