import { profileQueries, type Schemas, useApi } from '@hoshikraft/api-client';
import { useQuery } from '@tanstack/react-query';

/** One's own profile as whoever has no session sees it, asked for when it is wanted. */
export const useAsStranger = (login: string, privacy: Schemas['Privacy']) =>
  useQuery(profileQueries.asStranger(useApi(), login, privacy));
