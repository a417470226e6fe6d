import { Loaded } from '@hoshikraft/async-state';
import { oauthQueries, type Schemas } from '@hoshikraft/api-client';
import { RegisterForm } from '@hoshikraft/sign-in';
import { Link, NeedsScriptsNotice, Notice, Skeleton, SkeletonGroup, Stack } from '@hoshikraft/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router';
import { definePage } from '../../framework/page/define-page.ts';
import { PageHead } from '../../framework/page/page-head.tsx';
import { usePagePath } from '../../framework/page/site-facts.tsx';
import { AuthPage } from '../page/auth-page.tsx';
import { ServiceButtons } from './service-buttons.tsx';
import { ServiceMark } from './service-mark.tsx';
import { useServiceName } from './services.ts';
import { useSiteSignInPlatform } from './site-sign-in-platform.ts';
import { useTicket } from './use-ticket.ts';

const page = definePage({ optional: ({ api }) => ({ services: oauthQueries.services(api) }) });
export const loader = page.loader;
export const clientLoader = page.clientLoader;

const Loading = () => {
  const { t } = useLingui();
  return (
    <SkeletonGroup label={t`Loading`}>
      <NeedsScriptsNotice />
      <Skeleton variant="block" height={72} />
      <Skeleton variant="block" height={120} />
      <Skeleton variant="block" height={52} />
    </SkeletonGroup>
  );
};

const NoRegistration = () => {
  const { t } = useLingui();
  const { search } = useLocation();
  return (
    <Stack gap={4}>
      <Notice tone="warn">
        {t`Signing up takes ten minutes at most, in the same browser. Choose a service to start again.`}
      </Notice>
      <ServiceButtons offered={page.use().services.data?.services} search={search} />
    </Stack>
  );
};

const Registration = ({ ticket }: { ticket: Schemas['OauthTicket'] }) => {
  const { t } = useLingui();
  const to = usePagePath();
  const platform = useSiteSignInPlatform('new');
  const service = useServiceName()(ticket.service);
  const known = ticket.name === null ? service : `${service}: ${ticket.name}`;
  const login = `${to('login')}?${new URLSearchParams({ return_to: to('cabinet/authorization') })}`;
  return (
    <Stack gap={4}>
      <p className="oauth-known">
        <ServiceMark service={ticket.service} />
        <b>{known}</b>
      </p>
      <RegisterForm platform={platform} service={{ nickname: ticket.nickname }} />
      <Notice title={t`Already play here?`}>
        <Trans>
          <Link href={login}>Sign in</Link> as usual and link {service} in your account.
        </Trans>
      </Notice>
    </Stack>
  );
};

/** Last step of a first sign-in by another service: choosing a nickname (docs/product/accounts.md#sign-in-services). */
const OauthRegisterPage = () => {
  const { t } = useLingui();
  const ticket = useTicket();
  const lead = t`One step left: choose your name in the game.`;
  const isOver = ticket.data?.ticket === null;
  return (
    <AuthPage title={isOver ? t`Sign-up not completed` : t`Choose a nickname`} {...(!isOver && { lead })}>
      <PageHead title={t`Choose a nickname`} description={lead} hidden />
      <Loaded query={ticket} loading={<Loading />}>
        {({ ticket: pending }) => (pending === null ? <NoRegistration /> : <Registration ticket={pending} />)}
      </Loaded>
    </AuthPage>
  );
};

export default OauthRegisterPage;
