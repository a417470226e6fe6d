import { passwordCalls, proofCalls, sessionQueries, useApi } from '@hoshikraft/api-client';
import { NewPasswordForm } from '@hoshikraft/sign-in';
import { Card, showToast, Text } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { definePage } from '../page/define-page.ts';
import { TabHead } from './tab-head.tsx';

const page = definePage({ queries: ({ api }) => ({ ways: proofCalls.ways(api) }) });
export const loader = page.loader;
export const clientLoader = page.clientLoader;

const PasswordPage = () => {
  const { t } = useLingui();
  const api = useApi();
  const queryClient = useQueryClient();
  const { ways } = page.use();
  const hasPassword = ways.data?.password ?? true;
  const done = async (): Promise<void> => {
    showToast({ type: 'success', text: t`The password is saved. All other sessions have ended.` });
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: proofCalls.ways(api).queryKey }),
      queryClient.invalidateQueries({ queryKey: sessionQueries.all() }),
    ]);
  };
  return (
    <>
      <TabHead title={t`Password`} lead={t`A new password ends your sessions on all other devices.`} />
      <Card>
        {!hasPassword && (
          <Text>{t`Your account has no password yet. With one you can sign in even without the other services.`}</Text>
        )}
        <NewPasswordForm
          key={String(hasPassword)}
          label={t`Password`}
          current={hasPassword}
          send={(values) => passwordCalls.update(api, values)}
          onDone={done}
        />
      </Card>
    </>
  );
};

export default PasswordPage;
