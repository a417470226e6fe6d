import { mailQueries, useApi } from '@hoshikraft/api-client';
import { useQuery } from '@tanstack/react-query';

/** What a link takes back: asked by the browser, which alone knows the link. */
export const useMailUndo = (token: string) => useQuery(mailQueries.undoStatus(useApi(), token));
