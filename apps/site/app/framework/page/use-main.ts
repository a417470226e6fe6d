import { mainQueries, type MainState, useApi } from '@hoshikraft/api-client';
import { useQuery } from '@tanstack/react-query';

/** Query of the initial state, loaded by the root; for a page that renders its loading and error states. */
export const useMainQuery = () => useQuery(mainQueries.state(useApi()));

/** Initial state of every page; undefined only where the site could not load it. */
export const useMain = (): MainState | undefined => useMainQuery().data;
