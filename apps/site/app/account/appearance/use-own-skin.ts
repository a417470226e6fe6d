import { skinQueries, useApi } from '@hoshikraft/api-client';
import { useQuery } from '@tanstack/react-query';

/** Skin of the player, a default one if they have none; undefined until loaded. */
export const useOwnSkin = (login: string) => useQuery(skinQueries.worn(useApi(), login)).data;
