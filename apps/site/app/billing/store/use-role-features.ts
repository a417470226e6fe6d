import { storeQueries, useApi } from '@hoshikraft/api-client';
import { useQuery } from '@tanstack/react-query';

/** Query of a role's features; runs when the player opens the role. */
export const useRoleFeatures = (roleId: string) => useQuery(storeQueries.roleFeatures(useApi(), roleId));
