import { visible } from '@hoshikraft/shared';
import { ApiError } from '../../platform/errors/api-error.ts';
import { defineOperation } from '../../platform/http/define-operation.ts';
import { setPasskeyName } from '../webauthn/passkeys-repository.ts';
import { presentPasskeys } from './present-passkeys.ts';

export const renamePasskey = defineOperation('renamePasskey', async ({ body: { id, name } }, { app, session }) => {
  const { playerId } = session;
  if (!(await setPasskeyName(app.db, playerId, id, visible(name)))) throw new ApiError('not_found');
  return { status: 200, body: await presentPasskeys(app.db, playerId) };
});
