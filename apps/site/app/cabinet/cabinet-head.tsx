import { type Answer, Loaded } from '@hoshikraft/answers';
import type { Schemas } from '@hoshikraft/api-client';
import { useSession } from '@hoshikraft/auth-session';
import { useFormats } from '@hoshikraft/i18n';
import { Avatar, Button, Card, Icon, ServerEmblem, Skeleton, SkeletonGroup, Stat } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { usePagePath } from '../page/site-facts.tsx';
import { useServerNames } from './use-server-names.ts';

const Coins = ({ coins }: { coins: Schemas['Cabinet']['coins'] }) => {
  const { t } = useLingui();
  const { number } = useFormats();
  const names = useServerNames();
  const earned = coins.filter(({ amount }) => amount > 0);
  return (
    <div className="cabinet-coins">
      <p className="hk-muted hk-small">{t`Coins by server`}</p>
      {earned.length === 0 ? (
        <p className="hk-subtle hk-small">{t`No coins yet: they are earned in the game.`}</p>
      ) : (
        <ul className="cabinet-coins__list">
          {earned.map(({ serverId, amount }) => (
            <li key={serverId}>
              <ServerEmblem server={serverId} size={28} />
              <span>{names(serverId)}</span>
              <span className="cabinet-coins__amount">
                <Icon name="coin" size={16} />
                {number(amount)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};

const Ready = ({ cabinet }: { cabinet: Schemas['Cabinet'] }) => {
  const { t } = useLingui();
  const { money, date } = useFormats();
  const to = usePagePath();
  const session = useSession();
  // The session hears of a purchase first.
  const balance = session.kind === 'signed-in' ? session.auth.balance : cabinet.balance;
  const { login } = cabinet.user;
  const since = date(cabinet.registeredAt);
  return (
    <>
      <div className="cabinet-player">
        <Avatar login={login} size={72} />
        <div className="cabinet-player__words">
          <p className="cabinet-player__login">{login}</p>
          <p className="hk-muted hk-small">{t`With us since ${since}`}</p>
          {cabinet.email !== null && <p className="hk-subtle hk-small">{cabinet.email}</p>}
        </div>
      </div>
      <div className="cabinet-balance">
        <Stat label={t`Balance`} value={money(balance)} icon="wallet" />
        <Button variant="primary" startIcon="plus" href={to('pay')}>
          {t`Top up`}
        </Button>
      </div>
      <Coins coins={cabinet.coins} />
    </>
  );
};

const Loading = () => {
  const { t } = useLingui();
  return (
    <SkeletonGroup label={t`Loading your account`}>
      <div className="cabinet-player">
        <Skeleton variant="block" width={72} height={72} />
        <div className="cabinet-player__words">
          <Skeleton variant="title" width={160} />
          <Skeleton width={200} />
        </div>
      </div>
    </SkeletonGroup>
  );
};

/** Who the player is and what they have: shown above every tab. */
export const CabinetHead = ({ overview }: { overview: Answer<Schemas['Cabinet']> }) => (
  <Card className="cabinet-head">
    <Loaded query={overview} loading={<Loading />}>
      {(cabinet) => <Ready cabinet={cabinet} />}
    </Loaded>
  </Card>
);
