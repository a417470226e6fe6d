import { oauthQueries } from '@hoshikraft/api-client';
import { useSession } from '@hoshikraft/auth-session';
import { Button, Link, Notice, Stack } from '@hoshikraft/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation, useParams } from 'react-router';
import { definePage } from '../page/define-page.ts';
import { PageHead } from '../page/page-head.tsx';
import { usePagePath } from '../page/site-facts.tsx';
import { CompactPage } from '../shell/compact-page.tsx';
import { ServiceDoors } from './service-doors.tsx';
import { ServiceMark } from './service-mark.tsx';
import { type OauthService, serviceOf, signsIn, useServiceName } from './services.ts';
import { useServiceDoor } from './use-service-door.ts';

const page = definePage({ optional: ({ api }) => ({ services: oauthQueries.services(api) }) });
export const loader = page.loader;
export const clientLoader = page.clientLoader;

const OtherWays = ({ service, search }: { service: OauthService; search: string }) => {
  const { t } = useLingui();
  const offered = page.use().services.data?.services.filter((one) => one !== service);
  return <ServiceDoors offered={offered} search={search} lead={t`or with another service`} />;
};

/** One press leads to the service: a link on another site sends nobody there by itself. */
const Redirect = ({ service }: { service: OauthService }) => {
  const { t } = useLingui();
  const to = usePagePath();
  const { search } = useLocation();
  const signedIn = useSession().kind === 'signed-in';
  const name = useServiceName()(service);
  const { going, problem, go } = useServiceDoor({ purpose: signedIn ? 'link' : 'begin', search });
  const title = signedIn ? t`Link ${name}` : t`Sign in with ${name}`;
  const lead = t`${name} will ask who you are, and lead you back here.`;
  const mayGo = signedIn || signsIn(service);
  const login = `${to('login')}?${new URLSearchParams({ return_to: to('cabinet/authorization') })}`;
  return (
    <CompactPage
      title={title}
      lead={lead}
      after={
        !signedIn && (
          <Trans>
            Have a password? <Link href={to('login') + search}>Sign in with it</Link>
          </Trans>
        )
      }
    >
      <PageHead title={title} description={lead} hidden />
      <Stack gap={4}>
        {problem !== null && (
          <Notice tone="error" live="alert">
            {problem}
          </Notice>
        )}
        {mayGo ? (
          <Button
            variant="primary"
            size="large"
            fullWidth
            loading={going !== null}
            loadingLabel={t`Opening`}
            onClick={() => void go(service)}
          >
            <ServiceMark service={service} />
            {t`Continue`}
          </Button>
        ) : (
          <Notice tone="info" action={<Button href={login}>{t`Sign in`}</Button>}>
            {t`${name} is linked to an account you are signed in to.`}
          </Notice>
        )}
        {!signedIn && <OtherWays service={service} search={search} />}
      </Stack>
    </CompactPage>
  );
};

const OauthRedirectPage = () => {
  const service = serviceOf(useParams()['provider']);
  return service === undefined ? null : <Redirect service={service} />;
};

export default OauthRedirectPage;
