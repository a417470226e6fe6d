import { isLogoutConfirmed, LogoutCard, type LogoutPlatform } from '@hoshikraft/sign-in';
import { Button } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router-dom';
import { useLauncherPath } from '../parts/launcher-path.ts';
import { CompactPage } from '../shell/compact-page.tsx';
import { useCredentials } from '../shell/credentials.tsx';

const useLogoutPlatform = (): LogoutPlatform => {
  const credentials = useCredentials();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const to = useLauncherPath();
  const { search } = useLocation();
  return {
    clearCredentials: () => credentials.clear(),
    clearCache: () =>
      queryClient.removeQueries({
        predicate: ({ queryKey }) => !['main', 'service', 'start'].includes(String(queryKey[0])),
      }),
    leave: () => navigate(to('login') + search, { replace: true }),
  };
};

/** Ends the session. Asks for confirmation if the address was opened by hand. */
export const LogoutPage = () => {
  const { t } = useLingui();
  const to = useLauncherPath();
  const { state } = useLocation();
  const platform = useLogoutPlatform();
  const cancel = (
    <Button variant="quiet" fullWidth href={to()}>
      {t`Not now`}
    </Button>
  );
  return <LogoutCard platform={platform} confirmed={isLogoutConfirmed(state)} Card={CompactPage} cancel={cancel} />;
};
