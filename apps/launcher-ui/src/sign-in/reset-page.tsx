import { ResetForm } from '@hoshikraft/sign-in';
import { Link } from '@hoshikraft/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router-dom';
import { useLauncherPath } from '../parts/launcher-path.ts';
import { CompactPage } from '../shell/compact-page.tsx';

export const ResetPage = () => {
  const { t } = useLingui();
  const to = useLauncherPath();
  const navigate = useNavigate();
  return (
    <CompactPage
      title={t`Reset password`}
      lead={t`We'll email you a link: it opens in your browser.`}
      after={
        <Trans>
          Remembered it? <Link href={to('login')}>Sign in</Link>
        </Trans>
      }
    >
      <ResetForm onSent={(email) => navigate(to('reset/request'), { state: { email } })} />
    </CompactPage>
  );
};
