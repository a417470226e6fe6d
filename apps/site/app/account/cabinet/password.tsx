import { accountHistoryQueries, passwordCalls, proofCalls, sessionQueries, useApi } from '@hoshikraft/api-client';
import { NewPasswordForm } from '@hoshikraft/sign-in';
import { Card, showToast, Stack, Text } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { definePage } from '../../framework/page/define-page.ts';
import { AccountHistory } from './account-history.tsx';
import { TabHead } from './tab-head.tsx';

const page = definePage({
  queries: ({ api }) => ({ ways: proofCalls.ways(api) }),
  optional: ({ api }) => ({ history: accountHistoryQueries.list(api, 'password') }),
});
export const loader = page.loader;
export const clientLoader = page.clientLoader;

const PasswordPage = () => {
  const { t } = useLingui();
  const api = useApi();
  const queryClient = useQueryClient();
  const { ways, history } = page.use();
  const hasPassword = ways.data?.password ?? true;
  const done = async (): Promise<void> => {
    showToast({ type: 'success', text: t`Password saved. All other sessions have ended.` });
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: proofCalls.ways(api).queryKey }),
      queryClient.invalidateQueries({ queryKey: sessionQueries.all() }),
      queryClient.invalidateQueries({ queryKey: accountHistoryQueries.all() }),
    ]);
  };
  return (
    <>
      <TabHead title={t`Password`} lead={t`A new password signs you out on all other devices.`} />
      <Stack gap={5}>
        <Card className="cabinet-narrow">
          <Stack gap={3} className="cabinet-form">
            {!hasPassword && (
              <Text>{t`Your account has no password yet. Set one to sign in even when other methods aren't available.`}</Text>
            )}
            <NewPasswordForm
              key={String(hasPassword)}
              label={t`Password`}
              current={hasPassword}
              send={(values) => passwordCalls.update(api, values)}
              onDone={done}
            />
          </Stack>
        </Card>
        <AccountHistory of="password" list={history} />
      </Stack>
    </>
  );
};

export default PasswordPage;
