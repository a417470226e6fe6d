import { passkeyCalls, passkeyQueries, type Schemas, useApi } from '@hoshikraft/api-client';
import { usePasskey } from '@hoshikraft/sign-in';
import { Button, Card, Heading, showToast, Stack, Text } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { PasskeyNameForm } from './passkey-name-form.tsx';
import { PasskeyRow } from './passkey-row.tsx';
import { RowList } from './row-list.tsx';

/** Maximum number of passkeys of an account. */
const MAX_PASSKEYS = 10;

const AddPasskey = () => {
  const { t } = useLingui();
  const api = useApi();
  const client = useQueryClient();
  const { busy, problem, run } = usePasskey();
  const [naming, setNaming] = useState(false);
  const add = (name: string) =>
    run(async ({ createPasskey }) => {
      const made = await createPasskey(await passkeyCalls.creationOptions(api));
      await passkeyQueries.setState(client, await passkeyCalls.add(api, { name, ...made }));
      setNaming(false);
      showToast({ type: 'success', text: t`Passkey added.` });
    });
  if (!naming) {
    return (
      <div>
        <Button startIcon="plus" onClick={() => setNaming(true)}>
          {t`Add a passkey`}
        </Button>
      </div>
    );
  }
  return (
    <Card>
      <PasskeyNameForm
        label={t`Add a passkey`}
        submitLabel={t`Create`}
        busy={busy}
        busyLabel={t`Waiting for your device`}
        problem={problem}
        onSubmit={(name) => void add(name)}
        onCancel={() => setNaming(false)}
      />
    </Card>
  );
};

export interface PasskeysProps {
  passkeys: readonly Schemas['Passkey'][];
  /** Whether they are the only sign-in method. */
  only: boolean;
  /** What to do if they are. */
  onlyText: string;
}

/** Passkeys of the account, with a form to add one. */
export const Passkeys = ({ passkeys, only, onlyText }: PasskeysProps) => {
  const { t } = useLingui();
  return (
    <section>
      <Heading level={2} size="h3" className="cabinet-doors__title">{t`Passkeys`}</Heading>
      <Stack gap={3}>
        <Text tone="muted">
          {t`Sign in with your fingerprint, face or device PIN: no password, and no code if two-factor sign-in is on. In the launcher, choose to sign in with your browser.`}
        </Text>
        {passkeys.length > 0 && (
          <RowList>
            {passkeys.map((passkey) => (
              <PasskeyRow key={passkey.id} passkey={passkey} only={only && passkeys.length === 1} onlyText={onlyText} />
            ))}
          </RowList>
        )}
        {passkeys.length < MAX_PASSKEYS ? (
          <AddPasskey />
        ) : (
          <Text tone="muted">{t`You have ten passkeys, the maximum. Delete one you don't use to add another.`}</Text>
        )}
      </Stack>
    </section>
  );
};
