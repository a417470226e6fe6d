import { launcherCalls, useApi } from '@hoshikraft/api-client';
import { useSession, useSessionDispatch } from '@hoshikraft/auth-session';
import { useLocale } from '@hoshikraft/i18n';
import { ConfirmForm, type ConfirmPlatform } from '@hoshikraft/sign-in';
import { Link } from '@hoshikraft/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useLinkClickHandler } from 'react-router-dom';
import { serviceQueries } from '../service/service-queries.ts';
import { useService } from '../service/service-context.tsx';
import { CompactPage } from '../shell/compact-page.tsx';
import { useCredentials } from '../shell/credentials.tsx';

const useConfirmPlatform = (): ConfirmPlatform => {
  const api = useApi();
  const service = useService();
  const dispatch = useSessionDispatch();
  const credentials = useCredentials();
  const queryClient = useQueryClient();
  return {
    confirm: async (code) => {
      const systemData = await queryClient.ensureQueryData(serviceQueries.systemData(service));
      return launcherCalls.confirm(api, { code, systemData });
    },
    confirmed: async ({ auth }) => {
      await credentials.remember(auth);
      // The guard redirects from here.
      dispatch({ type: 'loaded', auth });
      await queryClient.invalidateQueries({
        predicate: ({ queryKey }) => queryKey[0] !== 'service' && queryKey[0] !== 'start',
      });
    },
  };
};

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
      <ConfirmForm platform={platform} pending={session.pending} />
    </CompactPage>
  );
};
