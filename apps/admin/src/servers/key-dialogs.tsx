import { adminCalls, type Schemas, useApi } from '@hoshikraft/api-client';
import { Text } from '@hoshikraft/ui';
import { TextField } from '@hoshikraft/ui/forms';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ActDialog } from '../audit/act-dialog.tsx';
import { newSecret } from './new-secret.ts';
import { SecretField } from './secret-field.tsx';

type Server = Schemas['AdminServer'];

/** Makes a key for a game server. */
export const NewKeyDialog = ({ server, onClose }: { server: Server; onClose: () => void }) => {
  const { t } = useLingui();
  const [secret] = useState(newSecret);
  const [keyId, setKeyId] = useState(() => `${server.id}-${server.keys.length + 1}`);
  const [isTried, setTried] = useState(false);
  const isName = /^[A-Za-z0-9_-]{1,64}$/.test(keyId);
  const { id, name } = server;
  const order = (reason: string): Schemas['GameKeyDraft'] | null => {
    setTried(true);
    return isName ? { serverId: id, keyId, secret, reason } : null;
  };
  return (
    <ActDialog
      title={t`New key of ${name}`}
      submit={t`Make the key`}
      done={t`The key is made`}
      act={adminCalls.addGameKey(useApi())}
      order={order}
      onClose={onClose}
    >
      <TextField
        label={t`Key name`}
        help={t`Latin letters, digits, “-” and “_”. The game server sends it with every call.`}
        maxLength={64}
        value={keyId}
        onChange={({ target }) => setKeyId(target.value.trim())}
        error={isTried && !isName ? t`Enter 1 to 64 Latin letters, digits, “-” or “_”.` : undefined}
      />
      <SecretField secret={secret} />
    </ActDialog>
  );
};

/** Gives a key a new secret. */
export const RotateKeyDialog = ({ keyId, onClose }: { keyId: string; onClose: () => void }) => {
  const { t } = useLingui();
  const [secret] = useState(newSecret);
  return (
    <ActDialog
      title={t`New secret of ${keyId}`}
      submit={t`Change the secret`}
      done={t`The secret is changed`}
      act={adminCalls.rotateGameKey(useApi())}
      order={(reason): Schemas['GameKeyRotation'] => ({ keyId, secret, reason })}
      onClose={onClose}
    >
      <Text>{t`The previous secret works for another week, so the game server can switch at its next restart.`}</Text>
      <SecretField secret={secret} />
    </ActDialog>
  );
};

/** Revokes a key. */
export const RevokeKeyDialog = ({ keyId, onClose }: { keyId: string; onClose: () => void }) => {
  const { t } = useLingui();
  return (
    <ActDialog
      title={t`Revoke ${keyId}`}
      submit={t`Revoke the key`}
      done={t`The key is revoked`}
      act={adminCalls.revokeGameKey(useApi())}
      order={(reason): Schemas['GameKeyEnd'] => ({ keyId, reason })}
      onClose={onClose}
    >
      <Text>{t`Its game server is cut off at once: no purchases are delivered and no online is counted until it has another key.`}</Text>
    </ActDialog>
  );
};
