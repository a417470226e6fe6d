import { twoFactorQueries, useApi } from '@hoshikraft/api-client';
import { Button, CopyButton, Stack } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { CodeForm } from './code-form.tsx';

const QrPicture = lazy(async () => ({ default: (await import('./qr-picture.tsx')).QrPicture }));

/** Turns an authenticator app on: its secret as a QR code and as text, then a first code. */
export const LinkApp = ({ onOn }: { onOn: (recoveryCodes: readonly string[] | null) => void }) => {
  const { t } = useLingui();
  const api = useApi();
  const begin = useMutation(twoFactorQueries.beginApp(api));
  const confirm = useMutation(twoFactorQueries.confirmApp(api));
  const secret = begin.data;
  if (secret === undefined) {
    return (
      <div>
        <Button loading={begin.isPending} loadingLabel={t`One moment`} onClick={() => begin.mutate()}>
          {t`Set up the app`}
        </Button>
      </div>
    );
  }
  const typed = (secret.secret.match(/.{4}/g) ?? []).join(' ');
  return (
    <Stack gap={3}>
      <p>{t`Scan this with your app or enter the key.`}</p>
      <Suspense fallback={<span className="cabinet-qr" />}>
        <QrPicture text={secret.uri} label={t`QR code for the app`} />
      </Suspense>
      <p className="cabinet-command">
        <code>{typed}</code>
        <CopyButton
          text={secret.secret}
          label={t`Copy the key`}
          copied={t`Key copied`}
          failed={{ title: t`Couldn't copy`, text: typed }}
        />
      </p>
      <CodeForm
        name={t`Turn on the app`}
        submitLabel={t`Turn on`}
        help={t`The six digits shown in your app.`}
        send={async (code) => onOn((await confirm.mutateAsync(code)).recoveryCodes)}
        onCancel={() => begin.reset()}
      />
    </Stack>
  );
};
