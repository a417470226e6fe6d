import { oauthQueries } from '@hoshikraft/api-client';
import { RegisterForm } from '@hoshikraft/sign-in';
import { Link } from '@hoshikraft/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router';
import { definePage } from '../../framework/page/define-page.ts';
import { PageHead } from '../../framework/page/page-head.tsx';
import { usePagePath } from '../../framework/page/site-facts.tsx';
import { AuthPage } from '../page/auth-page.tsx';
import { ServiceButtons } from './service-buttons.tsx';
import { useSiteSignInPlatform } from './site-sign-in-platform.ts';

const page = definePage({ optional: ({ api }) => ({ services: oauthQueries.services(api) }) });
export const loader = page.loader;
export const clientLoader = page.clientLoader;

const RegisterPage = () => {
  const { t } = useLingui();
  const to = usePagePath();
  const { search } = useLocation();
  const platform = useSiteSignInPlatform('new');
  return (
    <AuthPage
      title={t`Create account`}
      lead={t`One account for all servers and the store.`}
      after={
        <Trans>
          Already have an account? <Link href={to('login') + search}>Sign in</Link>
        </Trans>
      }
    >
      <PageHead title={t`Create account`} description={t`Create an account to play on modded anime-themed servers.`} />
      <RegisterForm platform={platform} />
      <ServiceButtons offered={page.use().services.data?.services} search={search} lead={t`or with another service`} />
    </AuthPage>
  );
};

export default RegisterPage;
