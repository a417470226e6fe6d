import { Button, Menu, ServerEmblem, Tabs } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { usePagePath } from '../../framework/page/site-facts.tsx';
import { useMain } from '../../framework/page/use-main.ts';
import { addressOf, type HistoryKind, type HistoryView, kindsOf, PERIODS, withServer } from './history-view.ts';

interface FilterProps {
  view: HistoryView;
}

const AccountTabs = ({ view }: FilterProps) => {
  const { t } = useLingui();
  const to = usePagePath();
  const servers = useMain()?.servers ?? [];
  return (
    <Tabs
      label={t`Balance or coins`}
      items={[
        {
          href: to(addressOf(withServer(view, null))),
          label: t`Balance`,
          icon: 'wallet',
          current: view.server === null,
        },
        ...servers.map(({ id, documentMeta }) => ({
          href: to(addressOf(withServer(view, id))),
          label: (
            <>
              <ServerEmblem server={id} size={24} />
              {documentMeta.serverName}
            </>
          ),
          current: id === view.server,
        })),
      ]}
    />
  );
};

interface FilterMenuProps {
  label: string;
  /** Addresses of the views to choose from, one of which is current. */
  options: readonly { view: HistoryView; name: string; current: boolean }[];
}

/** One filter: a button with the current value, which opens the list of values. */
const FilterMenu = ({ label, options }: FilterMenuProps) => {
  const to = usePagePath();
  const value = options.find(({ current }) => current)?.name ?? '';
  return (
    <Menu
      items={options.map(({ view, name, current }) => ({ key: name, label: name, href: to(addressOf(view)), current }))}
      trigger={(props) => (
        <Button {...props} endIcon="chevron-down" aria-label={`${label}: ${value}`}>
          {value}
        </Button>
      )}
    />
  );
};

const KindMenu = ({ view }: FilterProps) => {
  const { t } = useLingui();
  const names: Readonly<Record<HistoryKind, string>> = {
    top_up: t`Top-ups`,
    purchase: t`Purchases`,
    gift: t`Gifts`,
    unban: t`Unbans`,
    role_transfer: t`Privilege transfers`,
    refund: t`Refunds`,
    coin_transfer: t`Transfers`,
    bonus: t`Bonuses`,
    referral: t`Invited friends`,
  };
  const optionOf = (kind: HistoryKind | null, name: string) => ({
    view: { ...view, kind },
    name,
    current: view.kind === kind,
  });
  return (
    <FilterMenu
      label={t`Type`}
      options={[optionOf(null, t`All types`), ...kindsOf(view.server).map((kind) => optionOf(kind, names[kind]))]}
    />
  );
};

const PeriodMenu = ({ view }: FilterProps) => {
  const { t } = useLingui();
  const names = { day: t`Past 24 hours`, week: t`Past week`, month: t`Past month`, year: t`Past year` };
  const optionOf = (period: HistoryView['period'], name: string) => ({
    view: { ...view, period },
    name,
    current: view.period === period,
  });
  return (
    <FilterMenu
      label={t`Time period`}
      options={[optionOf(null, t`All dates`), ...PERIODS.map((period) => optionOf(period, names[period]))]}
    />
  );
};

export interface HistoryFiltersProps extends FilterProps {
  /** Actions for the filtered history, at the end of the row. */
  actions?: ReactNode;
}

/** Filters of the history: the balance or the coins of one server, then kind and period in one row. */
export const HistoryFilters = ({ view, actions }: HistoryFiltersProps) => (
  <div className="cabinet-history-filters">
    <AccountTabs view={view} />
    <div className="cabinet-history-bar">
      <KindMenu view={view} />
      <PeriodMenu view={view} />
      {actions && <div className="cabinet-history-bar__actions">{actions}</div>}
    </div>
  </div>
);
