import { ServerEmblem, Tabs } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { Choice, Choices } from '../../framework/page/choices.tsx';
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

const KindChoices = ({ view }: FilterProps) => {
  const { t } = useLingui();
  const to = usePagePath();
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
  return (
    <Choices label={t`Type`}>
      <Choice href={to(addressOf({ ...view, kind: null }))} chosen={view.kind === null}>
        {t`Everything`}
      </Choice>
      {kindsOf(view.server).map((kind) => (
        <Choice key={kind} href={to(addressOf({ ...view, kind }))} chosen={view.kind === kind}>
          {names[kind]}
        </Choice>
      ))}
    </Choices>
  );
};

const PeriodChoices = ({ view }: FilterProps) => {
  const { t } = useLingui();
  const to = usePagePath();
  const names = { day: t`Past 24 hours`, week: t`Past week`, month: t`Past month`, year: t`Past year` };
  return (
    <Choices label={t`Period`}>
      <Choice href={to(addressOf({ ...view, period: null }))} chosen={view.period === null}>
        {t`All dates`}
      </Choice>
      {PERIODS.map((period) => (
        <Choice key={period} href={to(addressOf({ ...view, period }))} chosen={view.period === period}>
          {names[period]}
        </Choice>
      ))}
    </Choices>
  );
};

/** Filters of the history: the balance or the coins of one server, kind and period. */
export const HistoryFilters = ({ view }: FilterProps) => (
  <div className="cabinet-history-filters">
    <AccountTabs view={view} />
    <KindChoices view={view} />
    <PeriodChoices view={view} />
  </div>
);
