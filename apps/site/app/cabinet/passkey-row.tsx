import { passkeyQueries, type Schemas, useApi } from '@hoshikraft/api-client';
import { useFormats } from '@hoshikraft/i18n';
import { Button, Card, Icon } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { DoorRow } from './door-row.tsx';
import { PasskeyNameForm } from './passkey-name-form.tsx';

const RemovePasskeyDialog = lazy(async () => ({
  default: (await import('./remove-passkey-dialog.tsx')).RemovePasskeyDialog,
}));

export interface PasskeyRowProps {
  passkey: Schemas['Passkey'];
  /** The only way in. */
  only: boolean;
}

/** One passkey: how it is called, since when it is there, and when it was used last. */
export const PasskeyRow = ({ passkey, only }: PasskeyRowProps) => {
  const { t } = useLingui();
  const { date, dateTime } = useFormats();
  const [doing, setDoing] = useState<'nothing' | 'naming' | 'removing' | 'asked'>('nothing');
  const rename = useMutation(passkeyQueries.rename(useApi()));
  const { id, name, createdAt, lastUsedAt } = passkey;
  const since = date(createdAt);
  const used = lastUsedAt === null ? '' : dateTime(lastUsedAt);
  if (doing === 'naming') {
    return (
      <Card as="li" aria-label={name}>
        <PasskeyNameForm
          label={t`Rename: ${name}`}
          name={name}
          submitLabel={t`Save`}
          busy={rename.isPending}
          busyLabel={t`Saving`}
          onSubmit={(typed) => rename.mutate({ id, name: typed }, { onSuccess: () => setDoing('nothing') })}
          onCancel={() => setDoing('nothing')}
        />
      </Card>
    );
  }
  return (
    <DoorRow
      mark={
        <span className="cabinet-session__icon">
          <Icon name="shield" size={24} />
        </span>
      }
      name={name}
      state="none"
      only={only}
      actions={
        <>
          <Button size="small" aria-label={t`Rename: ${name}`} onClick={() => setDoing('naming')}>
            {t`Rename`}
          </Button>
          {!only && (
            <Button size="small" variant="quiet" aria-label={t`Delete: ${name}`} onClick={() => setDoing('removing')}>
              {t`Delete`}
            </Button>
          )}
          {(doing === 'removing' || doing === 'asked') && (
            <Suspense>
              <RemovePasskeyDialog passkey={passkey} open={doing === 'removing'} onClose={() => setDoing('asked')} />
            </Suspense>
          )}
        </>
      }
    >
      {lastUsedAt === null ? t`Added on ${since}, not used yet` : t`Added on ${since}, last used ${used}`}
    </DoorRow>
  );
};
