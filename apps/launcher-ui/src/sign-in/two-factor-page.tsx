import { useSession } from '@hoshikraft/auth-session';
import { useLocale } from '@hoshikraft/i18n';
import { ConfirmForm } from '@hoshikraft/sign-in';
import { Link } from '@hoshikraft/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLinkClickHandler } from 'react-router-dom';
import { CompactPage } from '../shell/compact-page.tsx';
import './login.css';
import { useConfirmPlatform } from './use-confirm-platform.ts';

export const TwoFactorPage = () => {
  const { t } = useLingui();
  const locale = useLocale();
  const session = useSession();
  const signOut = useLinkClickHandler<HTMLAnchorElement>(`/${locale}/logout`, { state: { confirmed: true } });
  const platform = useConfirmPlatform();
  if (session.kind !== 'pending-two-factor') return null;
  const login = session.pending?.login;
  return (
    <CompactPage
      wide
      title={t`Confirm your sign-in`}
      lead={login === undefined ? t`One more step.` : t`One more step, ${login}.`}
      after={
        <Trans>
          Not you?{' '}
          <Link href={`/${locale}/logout`} onClick={signOut}>
            Sign out
          </Link>
        </Trans>
      }
    >
      <div className="two-factor">
        <ConfirmForm platform={platform} pending={session.pending} />
      </div>
    </CompactPage>
  );
};
