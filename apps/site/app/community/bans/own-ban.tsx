import { useSession } from '@hoshikraft/auth-session';
import { Button, Card, Heading, Link, Stack } from '@hoshikraft/ui';
import { BanFacts, UnbanOffer } from '@hoshikraft/unban';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation, useNavigate } from 'react-router';
import { usePagePath } from '../../framework/page/site-facts.tsx';
import { useMain } from '../../framework/page/use-main.ts';
import { useRuleHref } from './use-rule-href.ts';

const TopUp = ({ missing }: { missing: number }) => {
  const { t } = useLingui();
  const to = usePagePath();
  return (
    <Button variant="primary" fullWidth startIcon="wallet" href={to(`pay?amount=${missing}`)}>
      {t`Top up`}
    </Button>
  );
};

/** Whom to write to about a ban that is a mistake. */
const Appeal = ({ email }: { email: string }) => {
  const to = usePagePath();
  return (
    <p className="hk-muted">
      <Trans>
        Think it's a mistake? Write to <Link href={`mailto:${email}`}>{email}</Link> or to the{' '}
        <Link href={to('team')}>moderators</Link>: say your nickname and what happened, with a video or screenshots.
      </Trans>
    </p>
  );
};

/** The current ban of the signed-in player and the price of lifting it; nothing if there is none. */
export const OwnBan = () => {
  const { t } = useLingui();
  const session = useSession();
  const main = useMain();
  const ruleHref = useRuleHref();
  const navigate = useNavigate();
  const location = useLocation();
  const ban = session.kind === 'signed-in' ? session.auth.managers.ban.current : null;
  if (session.kind !== 'signed-in' || ban === null) return null;
  const server = main?.servers.find(({ id }) => id === ban.server)?.documentMeta.serverName ?? ban.server;
  return (
    <Card as="section" className="bans-own" aria-labelledby="own-ban">
      <Heading level={2} id="own-ban">
        {t`You are banned`}
      </Heading>
      <div className="bans-own__parts">
        <BanFacts ban={ban} server={server} ruleHref={ruleHref} />
        <Stack gap={3}>
          <Heading level={3}>{t`What you can do`}</Heading>
          {ban.unban_at !== null && (
            <p className="hk-muted">{t`You can wait: the ban ends by itself, and you can play again right away.`}</p>
          )}
          {ban.unbanPrice === null ? (
            <p className="hk-muted">{t`You can't pay to lift this ban.`}</p>
          ) : (
            <UnbanOffer
              key={ban.id}
              banId={ban.id}
              price={ban.unbanPrice}
              balance={session.auth.balance}
              topUp={(missing) => <TopUp missing={missing} />}
              // Navigating here again reloads the state: this ban is gone, but another may remain.
              onLifted={() => void navigate(location, { replace: true, preventScrollReset: true })}
            />
          )}
          {main && <Appeal email={main.operatorEmail} />}
        </Stack>
      </div>
    </Card>
  );
};
