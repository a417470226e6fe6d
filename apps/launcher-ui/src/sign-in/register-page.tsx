import { RegisterForm } from '@hoshikraft/sign-in';
import { Link } from '@hoshikraft/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router-dom';
import { useLauncherPath } from '../parts/launcher-path.ts';
import { CompactPage } from '../shell/compact-page.tsx';
import { useLauncherSignIn } from './use-launcher-sign-in.ts';
import './login.css';

export const RegisterPage = () => {
  const { t } = useLingui();
  const to = useLauncherPath();
  const { search } = useLocation();
  const platform = useLauncherSignIn();
  return (
    <CompactPage
      wide
      title={t`Create account`}
      lead={t`One account for all servers and the store.`}
      after={
        <Trans>
          Already have an account? <Link href={to('login') + search}>Sign in</Link>
        </Trans>
      }
    >
      <div className="register">
        <RegisterForm platform={platform} />
      </div>
    </CompactPage>
  );
};
