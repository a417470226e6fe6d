import { mainQueries, type Schemas, useApi } from '@hoshikraft/api-client';
import { useSession } from '@hoshikraft/auth-session';
import { useLocale } from '@hoshikraft/i18n';
import { Button, Link, Stack } from '@hoshikraft/ui';
import { BanFacts, UnbanOffer } from '@hoshikraft/unban';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { useNavigate } from 'react-router-dom';
import { useLauncherPath } from '../parts/launcher-path.ts';
import { banSeenAtom } from './dismissed-ban.ts';
import { CompactPage } from '../shell/compact-page.tsx';
import { useSiteAddress } from '../shell/launcher-facts.tsx';
import './ban-page.css';

/** Interval at which the ban is checked, in ms: it may expire or be lifted. */
export const BAN_POLL_MS = 30_000;

/** Opens the site's page in the browser. */
const TopUp = ({ missing }: { missing: number }) => {
  const { t } = useLingui();
  const site = useSiteAddress();
  return (
    <Button variant="primary" fullWidth startIcon="wallet" endIcon="external" href={site(`pay?amount=${missing}`)}>
      {t`Top up on the site`}
    </Button>
  );
};

/** Contact for appeals: support, or the general contact of the project. */
const appealAddress = ({
  support_link,
  message_link,
  vk,
  telegram,
  discord,
}: Schemas['Main']['links']): string | null => support_link ?? message_link ?? vk ?? telegram ?? discord;

const OtherWays = ({ supportLink, oneServer }: { supportLink: string | null; oneServer: boolean }) => {
  const { t } = useLingui();
  const locale = useLocale();
  const to = useLauncherPath();
  const navigate = useNavigate();
  const setBanSeen = useSetAtom(banSeenAtom);
  return (
    <Stack gap={2}>
      {oneServer && (
        <Button
          fullWidth
          startIcon="play"
          onClick={() => {
            setBanSeen(true);
            void navigate(to());
          }}
        >
          {t`Play on another server`}
        </Button>
      )}
      <div className="ban__links">
        {supportLink !== null && <Link href={supportLink}>{t`Appeal the ban`}</Link>}
        <Link href={`/${locale}/logout`}>{t`Sign out`}</Link>
      </div>
    </Stack>
  );
};

/** Why the player is banned, until when, and what can be done (docs/product/community.md#bans). */
export const BanPage = () => {
  const { t } = useLingui();
  const session = useSession();
  const { data: main } = useQuery({ ...mainQueries.state(useApi()), refetchInterval: BAN_POLL_MS });
  const ban = session.kind === 'signed-in' ? session.auth.managers.ban.current : null;
  if (session.kind !== 'signed-in') return null;
  const { balance } = session.auth;
  const server = main?.servers.find(({ id }) => id === ban?.server)?.documentMeta.serverName ?? ban?.server ?? null;
  return (
    <CompactPage title={t`You are banned`} lead={t`You can't play while the ban is active.`}>
      <Stack gap={5}>
        {ban !== null && <BanFacts ban={ban} server={server} />}
        {ban !== null && ban.unbanPrice !== null && (
          <UnbanOffer
            banId={ban.id}
            price={ban.unbanPrice}
            balance={balance}
            topUp={(missing) => <TopUp missing={missing} />}
          />
        )}
        <OtherWays
          supportLink={main === undefined ? null : appealAddress(main.links)}
          oneServer={ban !== null && ban.server !== null}
        />
      </Stack>
    </CompactPage>
  );
};
