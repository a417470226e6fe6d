import { type Schemas, twoFactorQueries, useApi } from '@hoshikraft/api-client';
import { Button, Card, CopyButton, Heading, Notice, Stack } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { plural } from '@lingui/core/macro';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { CodeForm } from './code-form.tsx';

/** The ten new codes, which are shown only once. */
export const NewRecoveryCodes = ({ codes, onSaved }: { codes: readonly string[]; onSaved: () => void }) => {
  const { t } = useLingui();
  return (
    <Card className="cabinet-codes">
      <Heading level={2} size="h3">{t`Save these codes`}</Heading>
      <p className="hk-muted">
        {t`Each code signs you in once without your phone. Write them down or save them in a password manager: we won't show them again.`}
      </p>
      <ul className="cabinet-codes__list">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="cabinet-codes__end">
        <Button variant="primary" onClick={onSaved}>{t`I've saved the codes`}</Button>
        <CopyButton
          text={codes.join('\n')}
          label={t`Copy the codes`}
          copied={t`Codes copied`}
          failed={{ title: t`Couldn't copy`, text: t`Select the codes and copy them manually.` }}
        />
      </div>
    </Card>
  );
};

export interface RecoveryCodesProps {
  state: Schemas['TwoFactor'];
  onCreated: (codes: readonly string[]) => void;
}

/** Number of recovery codes left, with a form to create new ones. */
export const RecoveryCodes = ({ state, onCreated }: RecoveryCodesProps) => {
  const { t } = useLingui();
  const [asking, setAsking] = useState(false);
  const create = useMutation(twoFactorQueries.newRecoveryCodes(useApi()));
  const left = state.recoveryCodes;
  const send = async (code: string): Promise<void> => {
    const { recoveryCodes } = await create.mutateAsync(code);
    setAsking(false);
    onCreated(recoveryCodes ?? []);
  };
  return (
    <Card>
      <Stack gap={3}>
        <Heading level={2} size="h3">{t`Recovery codes`}</Heading>
        {left === 0 ? (
          <Notice tone="warn">{t`You have no recovery codes. Create them now so you can still sign in if you lose your phone.`}</Notice>
        ) : (
          <p className="hk-muted">
            {t`${plural(left, { one: '# code is left', other: '# codes are left' })}. Each of them lets you in once without your phone.`}
          </p>
        )}
        {asking ? (
          <CodeForm
            name={t`New recovery codes`}
            submitLabel={t`Create new codes`}
            help={left === 0 ? t`From your bot or app.` : t`From your bot or app. Your old codes will stop working.`}
            factors={state.methods.map(({ factor }) => factor)}
            send={send}
            onCancel={() => setAsking(false)}
          />
        ) : (
          <div>
            <Button variant={left === 0 ? 'primary' : undefined} onClick={() => setAsking(true)}>
              {left === 0 ? t`Create recovery codes` : t`Create new codes`}
            </Button>
          </div>
        )}
      </Stack>
    </Card>
  );
};
