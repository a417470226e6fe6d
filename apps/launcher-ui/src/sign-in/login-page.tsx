import { LoginForm } from '@hoshikraft/sign-in';
import { Link, Text } from '@hoshikraft/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router-dom';
import { useLauncherPath } from '../parts/launcher-path.ts';
import { CompactPage } from '../shell/compact-page.tsx';
import { BrowserSignIn } from './browser-sign-in.tsx';
import './login.css';
import { useLauncherSignIn } from './use-launcher-sign-in.ts';

export const LoginPage = () => {
  const { t } = useLingui();
  const to = useLauncherPath();
  const { search } = useLocation();
  const platform = useLauncherSignIn();
  return (
    <CompactPage
      wide
      title={t`Sign-in`}
      lead={t`Use the same nickname and password as on the site.`}
      after={
        <Trans>
          No account yet? <Link href={to('register') + search}>Sign up</Link> or{' '}
          <Link href={to()}>look at the servers first</Link>
        </Trans>
      }
    >
      <div className="login">
        <LoginForm platform={platform} forgotten={<Link href={to('reset')}>{t`Forgot your password?`}</Link>} />
        <BrowserSignIn platform={platform}>
          <Text tone="muted" size="small">
            {t`With VK ID, Steam, Google, Yandex or a passkey, no password needed. If you're signed in on the site, it takes one click.`}
          </Text>
        </BrowserSignIn>
      </div>
    </CompactPage>
  );
};
