import { resetQueries, useApi } from '@hoshikraft/api-client';
import { useQuery } from '@tanstack/react-query';

/** Whether the link of a letter still works: only the browser knows its token. */
export const useResetStatus = (token: string) =>
  useQuery({ ...resetQueries.status(useApi(), token), enabled: token !== '' });
