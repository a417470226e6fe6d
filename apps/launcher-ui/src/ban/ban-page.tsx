import { mainQueries, type Schemas, useApi } from '@hoshikraft/api-client';
import { useSession } from '@hoshikraft/auth-session';
import { useFormats, useLocale } from '@hoshikraft/i18n';
import { Button, Facts, Link, Stack } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { useNavigate } from 'react-router-dom';
import { useLauncherPath } from '../parts/launcher-path.ts';
import { useNow } from '../parts/use-now.ts';
import { banSeenAtom } from '../router/ban-seen.ts';
import { CompactPage } from '../shell/compact-page.tsx';
import './ban-page.css';
import { UnbanOffer } from './unban-offer.tsx';

/** How often the page asks whether the ban still stands, in ms: it ends by itself, or is lifted by others. */
export const BAN_POLL_MS = 30_000;

const BanFacts = ({ ban, place }: { ban: Schemas['Ban']; place: string }) => {
  const { t } = useLingui();
  const { dateTime, relative } = useFormats();
  const now = useNow(ban.unban_at !== null);
  const until =
    ban.unban_at === null ? (
      t({ message: 'Never', context: 'end of a ban' })
    ) : (
      <>
        {dateTime(ban.unban_at)}
        <span className="ban__left">{relative(ban.unban_at, now)}</span>
      </>
    );
  return (
    <Facts
      items={[
        { key: 'reason', label: t`Reason`, value: ban.ban_reason },
        { key: 'place', label: t`Where`, value: place },
        { key: 'by', label: t`Banned by`, value: ban.banned_by },
        { key: 'since', label: t`Since`, value: dateTime(ban.banned_at) },
        { key: 'until', label: t`Until`, value: until },
      ]}
    />
  );
};

/** Where the project hears appeals: its support, or the place its other messages go to. */
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
        {supportLink !== null && <Link href={supportLink}>{t`Appeal to support`}</Link>}
        <Link href={`/${locale}/logout`}>{t`Sign out`}</Link>
      </div>
    </Stack>
  );
};

/** Why the player is banned, until when, and what can be done (product.md section 4, Ban). */
export const BanPage = () => {
  const { t } = useLingui();
  const session = useSession();
  const { data: main } = useQuery({ ...mainQueries.state(useApi()), refetchInterval: BAN_POLL_MS });
  if (session.kind !== 'signed-in') return null;
  const { balance, managers } = session.auth;
  const ban = managers.ban.current;
  const server = main?.servers.find(({ id }) => id === ban?.server)?.documentMeta.serverName ?? ban?.server ?? null;
  return (
    <CompactPage title={t`You are banned`} lead={t`The game does not start while the ban is in force.`}>
      <Stack gap={5}>
        {ban !== null && (
          <BanFacts ban={ban} place={server === null ? t`On every server` : t`On the server ${server}`} />
        )}
        {ban !== null && ban.unbanPrice !== null && (
          <UnbanOffer banId={ban.id} price={ban.unbanPrice} balance={balance} />
        )}
        <OtherWays
          supportLink={main === undefined ? null : appealAddress(main.links)}
          oneServer={ban !== null && ban.server !== null}
        />
      </Stack>
    </CompactPage>
  );
};
