import type { QueryState } from '@hoshikraft/async-state';
import type { Schemas } from '@hoshikraft/api-client';
import { classNames, Heading, Skeleton } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { PeriodSwitch } from './period-switch.tsx';
import { ServerPicker } from './server-picker.tsx';
import type { Period } from './store-view.ts';

interface PeriodsProps {
  /** Undefined if no server is open. */
  comparison: QueryState<Schemas['StoreComparison']> | undefined;
  period: Period;
  onPeriod: (period: Period) => void;
}

const Periods = ({ comparison, period, onPeriod }: PeriodsProps) => {
  if (comparison?.data === undefined && !comparison?.error) return <Skeleton variant="block" height={48} />;
  const roles = comparison.data?.roles ?? [];
  return roles.length === 0 ? null : <PeriodSwitch roles={roles} value={period} onChange={onPeriod} />;
};

export interface StoreHeaderProps extends PeriodsProps {
  servers: readonly Schemas['ServerName'][];
  /** Undefined if no server is open. */
  server: string | undefined;
  serverName: string;
  /** Whether the address names the server; otherwise the account does. */
  chosen: boolean;
}

/** Title, servers and period on one line; on phones servers and period are sticky below the header. */
export const StoreHeader = ({ servers, server, serverName, chosen, ...periods }: StoreHeaderProps) => {
  const { t } = useLingui();
  return (
    <>
      <div className="store-title">
        <Heading level={1} size="h2">{t`Store`}</Heading>
        {server !== undefined && (
          <p className={classNames('store-title__server', !chosen && 'own-slot')}>{serverName}</p>
        )}
      </div>
      {server !== undefined && (
        <div className={classNames('store-bar', !chosen && 'own-slots')}>
          <ServerPicker servers={servers} picked={server} period={periods.period} />
          <Periods {...periods} />
        </div>
      )}
    </>
  );
};
