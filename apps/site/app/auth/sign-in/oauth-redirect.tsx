import { oauthQueries } from '@hoshikraft/api-client';
import { useSession } from '@hoshikraft/auth-session';
import { Button, Link, Notice, Stack } from '@hoshikraft/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation, useParams } from 'react-router';
import { definePage } from '../../framework/page/define-page.ts';
import { PageHead } from '../../framework/page/page-head.tsx';
import { usePagePath } from '../../framework/page/site-facts.tsx';
import { CompactPage } from '../../shell/compact-page.tsx';
import { ServiceButtons } from './service-buttons.tsx';
import { ServiceMark } from './service-mark.tsx';
import { type OauthService, serviceOf, signsIn, useServiceName } from './services.ts';
import { useServiceRedirect } from './use-service-redirect.ts';

const page = definePage({ optional: ({ api }) => ({ services: oauthQueries.services(api) }) });
export const loader = page.loader;
export const clientLoader = page.clientLoader;

const OtherServices = ({ service, search }: { service: OauthService; search: string }) => {
  const { t } = useLingui();
  const offered = page.use().services.data?.services.filter((one) => one !== service);
  return <ServiceButtons offered={offered} search={search} lead={t`or with another service`} />;
};

/** Redirects to the service only after a click, so that a link on another site cannot start it. */
const Redirect = ({ service }: { service: OauthService }) => {
  const { t } = useLingui();
  const to = usePagePath();
  const { search } = useLocation();
  const signedIn = useSession().kind === 'signed-in';
  const name = useServiceName()(service);
  const { redirectingTo, problem, redirect } = useServiceRedirect({ purpose: signedIn ? 'link' : 'begin', search });
  const title = signedIn ? t`Link ${name}` : t`Sign in with ${name}`;
  const lead = t`${name} will confirm who you are and bring you back here.`;
  const canRedirect = signedIn || signsIn(service);
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
        {canRedirect ? (
          <Button
            variant="primary"
            size="large"
            fullWidth
            loading={redirectingTo !== null}
            loadingLabel={t`Opening`}
            onClick={() => void redirect(service)}
          >
            <ServiceMark service={service} />
            {t`Continue`}
          </Button>
        ) : (
          <Notice tone="info" action={<Button href={login}>{t`Sign in`}</Button>}>
            {t`Sign in first, then link ${name}.`}
          </Notice>
        )}
        {!signedIn && <OtherServices service={service} search={search} />}
      </Stack>
    </CompactPage>
  );
};

const OauthRedirectPage = () => {
  const service = serviceOf(useParams()['provider']);
  return service === undefined ? null : <Redirect service={service} />;
};

export default OauthRedirectPage;
