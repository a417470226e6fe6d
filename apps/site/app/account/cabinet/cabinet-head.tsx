import { type QueryState, Loaded } from '@hoshikraft/async-state';
import type { Schemas } from '@hoshikraft/api-client';
import { useSession } from '@hoshikraft/auth-session';
import { useFormats } from '@hoshikraft/i18n';
import {
  Button,
  Card,
  Icon,
  Link,
  RoleCrest,
  ServerEmblem,
  Skeleton,
  SkeletonGroup,
  VisuallyHidden,
} from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import type { CSSProperties } from 'react';
import { usePagePath } from '../../framework/page/site-facts.tsx';
import { PlayerFigure } from '../../community/players/player-figure.tsx';
import { useModalAddress } from '../../framework/page/use-modal-address.ts';
import { useServerNames } from '../../framework/page/use-server-names.ts';

const Coins = ({ coins }: { coins: Schemas['Cabinet']['coins'] }) => {
  const { t } = useLingui();
  const { number } = useFormats();
  const names = useServerNames();
  const transfer = useModalAddress('transfer-coins');
  const earned = coins.filter(({ amount }) => amount > 0);
  if (earned.length === 0) return null;
  return (
    <ul className="cabinet-coins" aria-label={t`Coins by server`}>
      {earned.map(({ serverId, amount }) => (
        <li key={serverId} title={names(serverId)}>
          <ServerEmblem server={serverId} size={24} />
          <VisuallyHidden>{names(serverId)}</VisuallyHidden>
          <span>{number(amount)}</span>
        </li>
      ))}
      <li>
        <Link href={transfer} className="cabinet-coins__send" title={t`Send coins`}>
          <Icon name="transfer" size={20} />
          <VisuallyHidden>{t`Send coins`}</VisuallyHidden>
        </Link>
      </li>
    </ul>
  );
};

/** The highest role of the player, with its crest. */
const Rank = ({ rank }: { rank: NonNullable<Schemas['Cabinet']['rank']> }) => (
  <span className="cabinet-player__rank" style={{ '--rank': rank.color } as CSSProperties}>
    <RoleCrest tier={rank.tier} colour={rank.color} size={20} />
    {rank.name}
  </span>
);

const Ready = ({ cabinet }: { cabinet: Schemas['Cabinet'] }) => {
  const { t } = useLingui();
  const { money, date } = useFormats();
  const to = usePagePath();
  const session = useSession();
  // The session is updated first after a purchase, or when another device changed the appearance.
  const { balance, user } =
    session.kind === 'signed-in' ? { balance: session.auth.balance, user: session.auth.data } : cabinet;
  const { login } = user;
  const since = date(cabinet.registeredAt);
  return (
    <>
      <span className="cabinet-figure">
        <PlayerFigure login={login} picture={user.avatarOrSkin} height={112} />
      </span>
      <div className="cabinet-player">
        <p className="cabinet-player__login">
          <span className="cabinet-player__name" title={login}>
            {login}
          </span>
          {cabinet.rank !== null && <Rank rank={cabinet.rank} />}
        </p>
        <p className="cabinet-player__about">
          {t`Member since ${since}`}
          {cabinet.email !== null && <span className="cabinet-player__email">{cabinet.email}</span>}
        </p>
      </div>
      <p className="cabinet-balance">
        <span>{t`Balance`}</span> <strong>{money(balance)}</strong>
      </p>
      <Button startIcon="plus" className="cabinet-top-up" href={to('pay')}>
        {t`Add money`}
      </Button>
      <Coins coins={cabinet.coins} />
    </>
  );
};

const Loading = () => {
  const { t } = useLingui();
  return (
    <SkeletonGroup label={t`Loading your account`}>
      <Skeleton variant="block" height={80} />
    </SkeletonGroup>
  );
};

/** Player, coins and balance: above every page on wide screens, on the overview on narrow ones. */
export const CabinetHead = ({ overview }: { overview: QueryState<Schemas['Cabinet']> }) => (
  <Card className="cabinet-head">
    <Loaded query={overview} loading={<Loading />}>
      {(cabinet) => <Ready cabinet={cabinet} />}
    </Loaded>
  </Card>
);
