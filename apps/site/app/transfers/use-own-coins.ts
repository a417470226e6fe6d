import { cabinetQueries, type Schemas, useApi } from '@hoshikraft/api-client';
import { useQuery } from '@tanstack/react-query';

/** Coins of the player on a server, as far as they are known yet: those of the preferred one from the first. */
export const useOwnCoins = ({
  preferredServer,
  coins,
}: Schemas['AuthState']): ((serverId: string) => number | undefined) => {
  const { data } = useQuery(cabinetQueries.overview(useApi()));
  return (serverId) =>
    data?.coins.find((one) => one.serverId === serverId)?.amount ?? (serverId === preferredServer ? coins : undefined);
};
