import { useLostSessionFirst } from '@hoshikraft/async-state';
import { useSession, useSessionDispatch } from '@hoshikraft/auth-session';
import { afterSignIn } from '@hoshikraft/route-guards';
import { ConfirmForm } from '@hoshikraft/sign-in';
import { Button, Link, Notice } from '@hoshikraft/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useLinkClickHandler, useLocation, useNavigate } from 'react-router';
import { PageHead } from '../../framework/page/page-head.tsx';
import { usePagePath, useSiteFacts } from '../../framework/page/site-facts.tsx';
import { LostPhone } from '../reset/lost-phone.tsx';
import { AuthPage } from '../page/auth-page.tsx';
import { useConfirmPlatform } from './use-confirm-platform.ts';

/** Returns to the previous page (docs/product/accounts.md#second-factor) by the address or the history; else to the home page. */
const useGoBack = (): (() => Promise<void>) => {
  const navigate = useNavigate();
  const { locale } = useSiteFacts();
  const { key, search } = useLocation();
  return async () => {
    if (search === '' && key !== 'default') await navigate(-1);
    else await navigate(afterSignIn({ locale, search }), { replace: true });
  };
};

/**
 * Whether the pending sign-in has ended, by its fifth wrong code or after five minutes: any call then answers 401, which would
 * open the sign-out page without a word.
 */
const useEnded = (isPending: boolean): boolean => {
  const dispatch = useSessionDispatch();
  const [ended, setEnded] = useState(false);
  useLostSessionFirst((event) => {
    if (!isPending) return;
    event.preventDefault();
    setEnded(true);
    dispatch({ type: 'signed-out' });
  });
  return ended;
};

/** Says that the sign-in is over, and leads to a new one with the same page to come back to. */
const Ended = () => {
  const { t } = useLingui();
  const to = usePagePath();
  const { search } = useLocation();
  return (
    <Notice
      tone="warn"
      live="alert"
      title={t`Sign-in not completed`}
      action={<Button variant="primary" href={`${to('login')}${search}`}>{t`Sign in again`}</Button>}
    >
      {t`Five minutes passed, the code was wrong five times, or you ended it on another device. Sign in again to get a new code.`}
    </Notice>
  );
};

const TwoFactorPage = () => {
  const { t } = useLingui();
  const to = usePagePath();
  const session = useSession();
  const signOut = useLinkClickHandler<HTMLAnchorElement>(to('logout'), { state: { confirmed: true } });
  const platform = useConfirmPlatform();
  const goBack = useGoBack();
  const isPending = session.kind === 'pending-two-factor';
  const ended = useEnded(isPending);
  // Confirmed here or in another tab, or not signed in.
  useEffect(() => {
    if (!isPending && !ended) void goBack();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each change of the session, not for each render
  }, [isPending, ended]);
  const login = isPending ? session.pending?.login : undefined;
  return (
    <AuthPage
      login={login}
      title={t`Confirm your sign-in`}
      lead={ended ? undefined : login === undefined ? t`One more step.` : t`One more step, ${login}.`}
      after={
        !ended && (
          <Trans>
            Not you?{' '}
            <Link href={to('logout')} onClick={signOut}>
              Sign out
            </Link>
          </Trans>
        )
      }
    >
      <PageHead
        title={t`Confirm your sign-in`}
        description={t`Enter the code from the bot or your app to finish signing in.`}
        hidden
      />
      {ended && <Ended />}
      {isPending && <ConfirmForm platform={platform} pending={session.pending} />}
      <LostPhone />
    </AuthPage>
  );
};

export default TwoFactorPage;
