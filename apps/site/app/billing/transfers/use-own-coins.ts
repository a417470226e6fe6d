import { cabinetQueries, type Schemas, useApi } from '@hoshikraft/api-client';
import { useQuery } from '@tanstack/react-query';

/** Returns the player's coins on a server; undefined until loaded, except on the preferred server. */
export const useOwnCoins = ({
  preferredServer,
  coins,
}: Schemas['AuthState']): ((serverId: string) => number | undefined) => {
  const { data } = useQuery(cabinetQueries.overview(useApi()));
  return (serverId) =>
    data?.coins.find((one) => one.serverId === serverId)?.amount ?? (serverId === preferredServer ? coins : undefined);
};
