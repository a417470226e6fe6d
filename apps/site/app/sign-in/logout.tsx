import { accountCalls, ApiFailure, mainQueries, useApi } from '@hoshikraft/api-client';
import { cookieProxyStore, useSessionDispatch } from '@hoshikraft/auth-session';
import { Button, CompactCard, showToast } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useLocation, useNavigate } from 'react-router';
import { PageHead } from '../page/page-head.tsx';
import { usePagePath } from '../page/site-facts.tsx';

/** Only links of this site sign out without confirmation: a link on another site must not sign a player out. */
export const loader = ({ request }: LoaderFunctionArgs) => ({
  confirmed: request.headers.get('Sec-Fetch-Site') === 'same-origin',
});

export const clientLoader = () => ({ confirmed: false });

const isConfirmed = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'confirmed' in state && state.confirmed === true;

const useSignOut = (): (() => Promise<void>) => {
  const { t } = useLingui();
  const api = useApi();
  const dispatch = useSessionDispatch();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const to = usePagePath();
  return async () => {
    // This browser is signed out even if the API fails; a failure is only logged (docs/product/accounts.md#signing-out).
    await accountCalls.logout(api).catch((error: unknown) => {
      const alreadyEnded = error instanceof ApiFailure && error.httpCode === 401;
      if (!alreadyEnded) console.warn('Sign-out was not confirmed:', error);
    });
    cookieProxyStore.clear();
    dispatch({ type: 'signed-out' });
    // A pending response may contain the player's data too.
    await queryClient.cancelQueries();
    const { queryKey } = mainQueries.state(api);
    queryClient.setQueryData(queryKey, (main) => main && { ...main, auth: null });
    queryClient.removeQueries({ predicate: (query) => query.queryKey[0] !== queryKey[0] });
    showToast({ id: 'signed-out', type: 'warn', text: t`You have signed out.` });
    await navigate(to(''), { replace: true });
  };
};

const LogoutPage = () => {
  const { t } = useLingui();
  const { state } = useLocation();
  const { confirmed } = useLoaderData<typeof loader>();
  const signOut = useSignOut();
  const started = useRef(false);
  const [leaving, setLeaving] = useState(confirmed || isConfirmed(state));

  useEffect(() => {
    if (!leaving || started.current) return;
    started.current = true;
    void signOut();
  }, [leaving, signOut]);

  return (
    <CompactCard
      title={leaving ? t`Signing out` : t`Sign out?`}
      lead={leaving ? t`One moment.` : t`You will need your password to come back.`}
    >
      <PageHead title={t`Sign out`} description={t`You will need your password to come back.`} hidden />
      {!leaving && (
        <Button variant="primary" fullWidth startIcon="logout" onClick={() => setLeaving(true)}>
          {t`Sign out`}
        </Button>
      )}
    </CompactCard>
  );
};

export default LogoutPage;
