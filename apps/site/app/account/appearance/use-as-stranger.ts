import { profileQueries, type Schemas, useApi } from '@hoshikraft/api-client';
import { useQuery } from '@tanstack/react-query';

/** The player's own profile as a visitor without a session sees it. */
export const useAsStranger = (login: string, privacy: Schemas['Privacy']) =>
  useQuery(profileQueries.asStranger(useApi(), login, privacy));
