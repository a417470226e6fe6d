import { skinQueries, useApi } from '@hoshikraft/api-client';
import { useQuery } from '@tanstack/react-query';

/** What a player is shown in, one of ours where they wear none; undefined until it is here. */
export const useOwnSkin = (login: string) => useQuery(skinQueries.worn(useApi(), login)).data;
