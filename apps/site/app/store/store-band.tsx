import { type Schemas, storeQueries, useApi } from '@hoshikraft/api-client';
import { Heading, Skeleton } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { PeriodSwitch } from './period-switch.tsx';
import { ServerPicker } from './server-picker.tsx';
import type { Period } from './store-view.ts';

interface PeriodsProps {
  server: string;
  period: Period;
  onPeriod: (period: Period) => void;
}

const Periods = ({ server, period, onPeriod }: PeriodsProps) => {
  const { data, isPending } = useQuery(storeQueries.roles(useApi(), { server }));
  if (isPending) return <Skeleton variant="block" height={48} />;
  const roles = data?.items ?? [];
  return roles.length === 0 ? null : <PeriodSwitch roles={roles} value={period} onChange={onPeriod} />;
};

export interface StoreBandProps extends Omit<PeriodsProps, 'server'> {
  servers: readonly Schemas['ServerName'][];
  /** Undefined where no server is open. */
  server: string | undefined;
  serverName: string;
}

/** Title, servers and period on one line; on phones servers and period stay in sight below the header. */
export const StoreBand = ({ servers, server, serverName, period, onPeriod }: StoreBandProps) => {
  const { t } = useLingui();
  return (
    <>
      <div className="store-title">
        <Heading level={1} size="h2">{t`Store`}</Heading>
        {server !== undefined && <p className="store-title__server">{serverName}</p>}
      </div>
      {server !== undefined && (
        <div className="store-bar">
          <ServerPicker servers={servers} picked={server} period={period} />
          <Periods server={server} period={period} onPeriod={onPeriod} />
        </div>
      )}
    </>
  );
};
