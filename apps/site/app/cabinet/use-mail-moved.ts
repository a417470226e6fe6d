import { ApiFailure, mailQueries, useApi } from '@hoshikraft/api-client';
import { useQueryClient } from '@tanstack/react-query';

/** For forms of a change of e-mail: where it has gone on elsewhere, or is over, the form that comes next is shown. */
export const useMailMoved = (): ((error: unknown) => void) => {
  const api = useApi();
  const queryClient = useQueryClient();
  return (error) => {
    if (error instanceof ApiFailure && error.details?.type !== 'form_invalid') {
      void queryClient.invalidateQueries({ queryKey: mailQueries.settings(api).queryKey });
    }
  };
};
