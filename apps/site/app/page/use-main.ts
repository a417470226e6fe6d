import { mainQueries, type Schemas, useApi } from '@hoshikraft/api-client';
import { useQuery } from '@tanstack/react-query';

/** The state that every page starts from, loaded by the root; for a page that says what happens where it is missing. */
export const useMainAnswer = () => useQuery(mainQueries.state(useApi()));

/** The state that every page starts from; undefined only where the site could not load it. */
export const useMain = (): Schemas['Main'] | undefined => useMainAnswer().data;
