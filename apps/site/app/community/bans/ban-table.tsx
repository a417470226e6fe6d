import type { Schemas } from '@hoshikraft/api-client';
import { useSession } from '@hoshikraft/auth-session';
import { Time } from '@hoshikraft/i18n';
import { type DataColumn, DataList, Icon, ServerEmblem, Tag, Written } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { BanReason } from '@hoshikraft/unban';
import { NamedPlayer } from '../players/named-player.tsx';
import { usePagePath } from '../../framework/page/site-facts.tsx';
import { useRuleHref } from './use-rule-href.ts';
import { useServerNames } from '../../framework/page/use-server-names.ts';

type ListedBan = Schemas['ListedBan'];

/** State of a ban, and when it ends or ended. */
const End = ({ ban: { state, unban_at, ended_at } }: { ban: ListedBan }) => {
  const { t } = useLingui();
  const isActive = state === 'active';
  if (isActive && unban_at === null) return <Tag tone="danger">{t`Permanent`}</Tag>;
  const end = ended_at ?? unban_at;
  return (
    <div className={isActive ? 'bans-end' : 'bans-end bans-end--over'}>
      <Tag tone={isActive ? 'warn' : 'outline'}>
        {isActive
          ? t({ context: 'one ban', message: 'Active' })
          : state === 'lifted'
            ? t`Lifted`
            : t({ context: 'one ban', message: 'Ended' })}
      </Tag>
      {end !== null && (
        <span className="hk-muted hk-small">
          <Time at={end} />
        </span>
      )}
    </div>
  );
};

const Place = ({ server }: { server: string | null }) => {
  const { t } = useLingui();
  const names = useServerNames();
  return (
    <span className="bans-place">
      {server === null ? <Icon name="globe" size={20} /> : <ServerEmblem server={server} size={20} />}
      {server === null ? t`Everywhere` : names(server)}
    </span>
  );
};

const useColumns = (): DataColumn<ListedBan>[] => {
  const { t } = useLingui();
  const to = usePagePath();
  const ruleHref = useRuleHref();
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
    column('by', t`Banned by`, ({ banned_by }) => (
      <span className="bans-by">
        <Icon name="shield" size={16} />
        <Written>{banned_by}</Written>
      </span>
    )),
    column('place', t`Where`, ({ server }) => <Place server={server} />),
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
