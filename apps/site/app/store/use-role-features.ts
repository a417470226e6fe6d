import { storeQueries, useApi } from '@hoshikraft/api-client';
import { useQuery } from '@tanstack/react-query';

/** What a role gives; asked for when the player opens it. */
export const useRoleFeatures = (roleId: string) => useQuery(storeQueries.roleFeatures(useApi(), roleId));
