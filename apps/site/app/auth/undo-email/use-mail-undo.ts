import { mailQueries, useApi } from '@hoshikraft/api-client';
import { useQuery } from '@tanstack/react-query';

/** The change that a link undoes. Queried only in the browser, which has the token. */
export const useMailUndo = (token: string) => useQuery(mailQueries.undoStatus(useApi(), token));
