import { bonusQueries, homeQueries, useApi } from '@hoshikraft/api-client';
import { useQuery } from '@tanstack/react-query';

/** What the home page shows the player. */
export const useHome = () => useQuery(homeQueries.own(useApi()));

export const useBonusStatus = () => useQuery(bonusQueries.status(useApi()));
