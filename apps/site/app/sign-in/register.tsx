import { RegisterForm } from '@hoshikraft/sign-in';
import { Link } from '@hoshikraft/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router';
import { PageHead } from '../page/page-head.tsx';
import { usePagePath } from '../page/site-facts.tsx';
import { CompactPage } from '../shell/compact-page.tsx';
import { useSiteSignInPlatform } from './site-sign-in-platform.ts';

const RegisterPage = () => {
  const { t } = useLingui();
  const to = usePagePath();
  const { search } = useLocation();
  const platform = useSiteSignInPlatform('new');
  return (
    <CompactPage
      title={t`Registration`}
      lead={t`One account for all servers and the store.`}
      after={
        <Trans>
          Already have an account? <Link href={to('login') + search}>Sign in</Link>
        </Trans>
      }
    >
      <PageHead title={t`Registration`} description={t`Create an account to play on anime-themed servers with mods.`} />
      <RegisterForm platform={platform} />
    </CompactPage>
  );
};

export default RegisterPage;
