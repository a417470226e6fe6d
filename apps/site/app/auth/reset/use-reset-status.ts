import { resetQueries, useApi } from '@hoshikraft/api-client';
import { useQuery } from '@tanstack/react-query';

/** Whether an emailed link is still valid. Queried only in the browser, which has the token. */
export const useResetStatus = (token: string) =>
  useQuery({ ...resetQueries.status(useApi(), token), enabled: token !== '' });
