import { oauthQueries } from '@hoshikraft/api-client';
import { LoginForm } from '@hoshikraft/sign-in';
import { Link } from '@hoshikraft/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router';
import { definePage } from '../../framework/page/define-page.ts';
import { PageHead } from '../../framework/page/page-head.tsx';
import { usePagePath } from '../../framework/page/site-facts.tsx';
import { AuthPage } from '../page/auth-page.tsx';
import { PasskeySignIn } from './passkey-sign-in.tsx';
import { ServiceButtons } from './service-buttons.tsx';
import { useSiteSignInPlatform } from './site-sign-in-platform.ts';

const page = definePage({ optional: ({ api }) => ({ services: oauthQueries.services(api) }) });
export const loader = page.loader;
export const clientLoader = page.clientLoader;

const LoginPage = () => {
  const { t } = useLingui();
  const to = usePagePath();
  const { search } = useLocation();
  const platform = useSiteSignInPlatform('known');
  return (
    <AuthPage
      title={t`Sign in to your account`}
      lead={t`The lanterns are lit, and we saved you a spot.`}
      after={
        <Trans>
          No account yet? <Link href={to('register') + search}>Sign up</Link>
        </Trans>
      }
    >
      <PageHead
        title={t`Sign in to your account`}
        description={t`Sign in to play, buy privileges and manage your account.`}
        hidden
      />
      <LoginForm platform={platform} forgotten={<Link href={to('reset')}>{t`Forgot your password?`}</Link>} />
      <PasskeySignIn platform={platform} />
      <ServiceButtons offered={page.use().services.data?.services} search={search} lead={t`or with another service`} />
    </AuthPage>
  );
};

export default LoginPage;
