import { passkeyQueries, type Schemas, useApi } from '@hoshikraft/api-client';
import { useFormats } from '@hoshikraft/i18n';
import { Button, Icon } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { SignInMethodRow } from './sign-in-method-row.tsx';
import { PasskeyNameForm } from './passkey-name-form.tsx';

const RemovePasskeyDialog = lazy(async () => ({
  default: (await import('./remove-passkey-dialog.tsx')).RemovePasskeyDialog,
}));

export interface PasskeyRowProps {
  passkey: Schemas['Passkey'];
  /** Whether it is the only sign-in method. */
  only: boolean;
  /** What to do if it is the only sign-in method. */
  onlyText: string;
}

/** Row of a passkey: its name, when it was added, and when it was last used. */
export const PasskeyRow = ({ passkey, only, onlyText }: PasskeyRowProps) => {
  const { t } = useLingui();
  const { date, moment } = useFormats();
  const [mode, setMode] = useState<'view' | 'rename' | 'remove' | 'closed'>('view');
  const rename = useMutation(passkeyQueries.rename(useApi()));
  const { id, name, createdAt, lastUsedAt } = passkey;
  const since = date(createdAt);
  const used = lastUsedAt === null ? '' : moment(lastUsedAt);
  if (mode === 'rename') {
    return (
      <li className="cabinet-event" aria-label={name}>
        <PasskeyNameForm
          label={t`Rename: ${name}`}
          name={name}
          submitLabel={t`Save`}
          busy={rename.isPending}
          busyLabel={t`Saving`}
          onSubmit={(typed) => rename.mutate({ id, name: typed }, { onSuccess: () => setMode('view') })}
          onCancel={() => setMode('view')}
        />
      </li>
    );
  }
  return (
    <SignInMethodRow
      mark={
        <span className="cabinet-session__icon">
          <Icon name="shield" size={24} />
        </span>
      }
      name={name}
      state="none"
      only={only}
      onlyText={onlyText}
      actions={
        <>
          <Button size="small" aria-label={t`Rename: ${name}`} onClick={() => setMode('rename')}>
            {t`Rename`}
          </Button>
          {!only && (
            <Button size="small" variant="quiet" aria-label={t`Delete: ${name}`} onClick={() => setMode('remove')}>
              {t`Delete`}
            </Button>
          )}
          {(mode === 'remove' || mode === 'closed') && (
            <Suspense>
              <RemovePasskeyDialog passkey={passkey} open={mode === 'remove'} onClose={() => setMode('closed')} />
            </Suspense>
          )}
        </>
      }
    >
      {lastUsedAt === null ? t`Added on ${since}, not used yet` : t`Added on ${since}, last used ${used}`}
    </SignInMethodRow>
  );
};
