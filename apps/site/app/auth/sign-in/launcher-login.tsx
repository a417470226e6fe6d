import { launcherCalls, useApi } from '@hoshikraft/api-client';
import { useSession } from '@hoshikraft/auth-session';
import { Button, Notice, Stack, Text, Written } from '@hoshikraft/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { PageHead } from '../../framework/page/page-head.tsx';
import { usePagePath } from '../../framework/page/site-facts.tsx';
import { CompactPage } from '../../shell/compact-page.tsx';
import { launcherAddress, type LauncherRequest, parseLauncherRequest } from './launcher-request.ts';
import { openExternalPage } from './open-external-page.ts';

const Incomplete = () => {
  const { t } = useLingui();
  const to = usePagePath();
  return (
    <Stack gap={4}>
      <Notice tone="warn" live="alert">
        {t`This link is incomplete. Start signing in from the launcher again.`}
      </Notice>
      <Button variant="primary" href={to('')}>{t`To the home page`}</Button>
    </Stack>
  );
};

const Question = ({ request }: { request: LauncherRequest }) => {
  const { t } = useLingui();
  const api = useApi();
  const session = useSession();
  const login = session.kind === 'signed-in' ? session.auth.data.login : '';
  const [isLeft, setLeft] = useState(false);
  const approve = useMutation({
    mutationFn: () => launcherCalls.approve(api, { challenge: request.challenge, port: request.port }),
  });
  const leave = (decision: { code: string } | { error: string }): void => {
    setLeft(true);
    openExternalPage(launcherAddress(request, decision));
  };
  if (isLeft) {
    return (
      <Notice tone="success" live="status">
        {t`Return to the launcher. If nothing happens there, start signing in again.`}
      </Notice>
    );
  }
  return (
    <Stack gap={4}>
      <Text>
        {request.machine === '' ? (
          <Trans>
            The launcher wants to sign in as <b>{login}</b>.
          </Trans>
        ) : (
          <Trans>
            The launcher on{' '}
            <b>
              <Written>{request.machine}</Written>
            </b>{' '}
            wants to sign in as <b>{login}</b>.
          </Trans>
        )}
      </Text>
      <Text tone="muted">{t`Confirm only if you just pressed “Sign in via browser” in the launcher on this computer.`}</Text>
      <Button
        variant="primary"
        size="large"
        fullWidth
        loading={approve.isPending}
        loadingLabel={t`Signing in`}
        onClick={() => approve.mutate(undefined, { onSuccess: leave })}
      >
        {t`Sign in to the launcher`}
      </Button>
      <Button variant="quiet" fullWidth disabled={approve.isPending} onClick={() => leave({ error: 'access_denied' })}>
        {t`It wasn't me`}
      </Button>
    </Stack>
  );
};

/** The launcher's sign-in is confirmed here (docs/product/accounts.md#sign-in-of-the-launcher-in-the-browser). */
const LauncherLoginPage = () => {
  const { t } = useLingui();
  const request = parseLauncherRequest(useSearchParams()[0]);
  return (
    <CompactPage title={t`Launcher sign-in`}>
      <PageHead title={t`Launcher sign-in`} description={t`Confirm the launcher sign-in.`} hidden />
      {request === null ? <Incomplete /> : <Question request={request} />}
    </CompactPage>
  );
};

export default LauncherLoginPage;
