import type { Schemas } from '@hoshikraft/api-client';
import { useSession } from '@hoshikraft/auth-session';
import { Time, useFormats } from '@hoshikraft/i18n';
import { type DataColumn, DataList, Tag, Written } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { BanReason } from '@hoshikraft/unban';
import { NamedPlayer } from '../players/named-player.tsx';
import { usePagePath } from '../../framework/page/site-facts.tsx';
import { useRuleHref } from './use-rule-href.ts';
import { useMain } from '../../framework/page/use-main.ts';

type ListedBan = Schemas['ListedBan'];

const End = ({ ban: { state, unban_at, ended_at } }: { ban: ListedBan }) => {
  const { t } = useLingui();
  const { inDays, daysTo } = useFormats();
  if (state === 'active' && unban_at === null) {
    return <Tag tone="danger">{t({ message: 'Never', context: 'end of a ban' })}</Tag>;
  }
  if (state === 'active' && unban_at !== null) {
    return (
      <div className="bans-end">
        <Tag tone="warn">{inDays(daysTo(unban_at))}</Tag>
        <div className="hk-muted hk-small">
          <Time at={unban_at} />
        </div>
      </div>
    );
  }
  const end = ended_at ?? unban_at;
  return (
    <div className="bans-end">
      <Tag tone="outline">{state === 'lifted' ? t`Lifted` : t`Expired`}</Tag>
      {end !== null && (
        <div className="hk-muted hk-small">
          <Time at={end} />
        </div>
      )}
    </div>
  );
};

const useColumns = (): DataColumn<ListedBan>[] => {
  const { t } = useLingui();
  const to = usePagePath();
  const main = useMain();
  const ruleHref = useRuleHref();
  const place = (id: string | null): string =>
    id === null ? t`Everywhere` : (main?.servers.find((server) => server.id === id)?.documentMeta.serverName ?? id);
  const column = (key: string, header: string, render: DataColumn<ListedBan>['render'], more = {}) => ({
    key,
    header,
    phoneLabel: header,
    render,
    ...more,
  });
  return [
    column('player', t`Player`, ({ login }) => <NamedPlayer login={login} href={to(`profile/${login}`)} />, {
      lead: true,
    }),
    column('reason', t`Reason`, (ban) => <BanReason ban={ban} ruleHref={ruleHref} />),
    column('by', t`Banned by`, ({ banned_by }) => <Written>{banned_by}</Written>),
    column('place', t`Where`, ({ server }) => place(server)),
    column('since', t`Since`, ({ banned_at }) => <Time at={banned_at} />, { wideOnly: true }),
    column('until', t`Until`, (ban) => <End ban={ban} />),
  ];
};

/** Bans as a table, on phones as cards; the user's own bans are highlighted. */
export const BanTable = ({ bans }: { bans: readonly ListedBan[] }) => {
  const { t } = useLingui();
  const session = useSession();
  const own = session.kind === 'signed-in' ? session.auth.data.login : null;
  return (
    <div className="bans-table">
      <DataList
        caption={t`Bans`}
        columns={useColumns()}
        rows={bans}
        getKey={({ id }) => id}
        isCurrent={({ login }) => login === own}
      />
    </div>
  );
};
