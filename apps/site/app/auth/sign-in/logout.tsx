import { mainQueries, useApi } from '@hoshikraft/api-client';
import { cookieProxyStore } from '@hoshikraft/auth-session';
import { isLogoutConfirmed, LogoutCard, type LogoutPlatform } from '@hoshikraft/sign-in';
import { CompactCard } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { type LoaderFunctionArgs, useLoaderData, useLocation, useNavigate } from 'react-router';
import { PageHead } from '../../framework/page/page-head.tsx';
import { usePagePath } from '../../framework/page/site-facts.tsx';

/** A link on another site must not sign a player out: only pages of this site skip the confirmation. */
export const loader = ({ request }: LoaderFunctionArgs) => ({
  confirmed: request.headers.get('Sec-Fetch-Site') === 'same-origin',
});

export const clientLoader = () => ({ confirmed: false });

const useLogoutPlatform = (): LogoutPlatform => {
  const { search } = useLocation();
  const api = useApi();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const to = usePagePath();
  return {
    clearCredentials: () => cookieProxyStore.clear(),
    clearCache: async () => {
      // A reply that arrives later belongs to the player too.
      await queryClient.cancelQueries();
      const { queryKey } = mainQueries.state(api);
      queryClient.setQueryData(queryKey, (main) => main && { ...main, auth: null });
      queryClient.removeQueries({ predicate: (query) => query.queryKey[0] !== queryKey[0] });
    },
    // An ended session leads to sign-in, and from there back to its page.
    leave: () => navigate(search === '' ? to('') : to('login') + search, { replace: true }),
  };
};

const LogoutPage = () => {
  const { t } = useLingui();
  const { state } = useLocation();
  const { confirmed } = useLoaderData<typeof loader>();
  const platform = useLogoutPlatform();
  return (
    <>
      <PageHead title={t`Sign out`} description={t`You'll need to sign in again to come back.`} hidden />
      <LogoutCard platform={platform} confirmed={confirmed || isLogoutConfirmed(state)} Card={CompactCard} />
    </>
  );
};

export default LogoutPage;
