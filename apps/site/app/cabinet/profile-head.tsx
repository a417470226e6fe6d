import { cabinetQueries, type Schemas, useApi } from '@hoshikraft/api-client';
import { useSession } from '@hoshikraft/auth-session';
import { useFormats } from '@hoshikraft/i18n';
import { Avatar, Button, Heading, Icon, Skeleton, SkeletonGroup } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { LoadFailure } from '../page/load-failure.tsx';
import { usePagePath } from '../page/site-facts.tsx';
import { useServerNames } from './use-server-names.ts';

const Coins = ({ coins }: { coins: Schemas['Cabinet']['coins'] }) => {
  const { t } = useLingui();
  const { number } = useFormats();
  const serverName = useServerNames();
  if (coins.length === 0) return null;
  return (
    <div className="cabinet-coins">
      <p className="cabinet-head__label">{t`Coins on the servers`}</p>
      <ul className="cabinet-coins__list">
        {coins.map(({ serverId, amount }) => (
          <li key={serverId}>
            <span>{serverName(serverId)}</span>
            <span className="cabinet-coins__amount">
              <Icon name="coin" size={16} /> {number(amount)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
};

const Summary = ({ cabinet }: { cabinet: Schemas['Cabinet'] }) => {
  const { t } = useLingui();
  const { money, date } = useFormats();
  const to = usePagePath();
  const registered = date(cabinet.registeredAt);
  return (
    <>
      <ul className="cabinet-head__facts">
        <li>
          <Icon name="mail" size={16} /> {cabinet.email ?? t`No e-mail given`}
        </li>
        <li>
          <Icon name="calendar" size={16} /> {t`With us since ${registered}`}
        </li>
      </ul>
      <div className="cabinet-balance">
        <div>
          <p className="cabinet-head__label">{t`Balance`}</p>
          <p className="cabinet-balance__sum">{money(cabinet.balance)}</p>
        </div>
        <Button variant="primary" startIcon="wallet" href={to('pay')}>
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
    <SkeletonGroup label={t`Loading your profile`}>
      <Skeleton width="60%" />
      <Skeleton variant="block" height={72} />
      <Skeleton variant="block" height={96} />
    </SkeletonGroup>
  );
};

/** Who the player is and what they have. */
export const ProfileHead = () => {
  const session = useSession();
  const { data, error, isPending, isFetching, refetch } = useQuery(cabinetQueries.overview(useApi()));
  const login = data?.user.login ?? (session.kind === 'signed-in' ? session.auth.data.login : '');
  return (
    <header className="cabinet-head">
      <div className="cabinet-head__who">
        <Avatar login={login} size={72} />
        <Heading level={1} size="h2">
          {login}
        </Heading>
      </div>
      {isPending && <Loading />}
      {error !== null && data === undefined && (
        <LoadFailure level={3} error={error} onRetry={refetch} retrying={isFetching} />
      )}
      {data !== undefined && <Summary cabinet={data} />}
    </header>
  );
};
