import { recordAccountEvent } from '../audit-log/record-account-event.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { brokenConstraint } from '../../platform/errors/classify.ts';
import { defineOperation } from '../../platform/http/define-operation.ts';
import { getSignInAccount } from '../oauth/links-repository.ts';
import { insertPasskey } from '../webauthn/passkeys-repository.ts';
import { consumeChallenge } from '../webauthn/consume-challenge.ts';
import { verifyNewPasskey, MAX_PASSKEYS } from './verify-new-passkey.ts';
import { presentPasskeys } from './present-passkeys.ts';

export const addPasskey = defineOperation('addPasskey', async ({ body }, context) => {
  const { app } = context;
  const { id: sessionId, playerId } = context.session;
  const challenge = await consumeChallenge(app, { purpose: 'add', sessionId }, body.clientDataJSON);
  const passkey = await verifyNewPasskey(app, body, challenge);
  const passkeys = await inTransaction(app.db, async (trx) => {
    if ((await getSignInAccount(trx, playerId, true)).passkeys >= MAX_PASSKEYS) throw new ApiError('passkeys_full');
    await insertPasskey(trx, playerId, passkey, app.clock.now());
    await recordAccountEvent(trx, context, { playerId, kind: 'passkey_added' });
    return presentPasskeys(trx, playerId);
  }).catch((error: unknown) => {
    if (brokenConstraint(error) === 'passkeys_credential_key') throw new ApiError('passkey_taken');
    throw error;
  });
  return { status: 200, body: passkeys };
});
