import type { AppContext } from '../../context.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Trx } from '../../platform/database/types.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { OperationContext } from '../../platform/http/define-operation.ts';
import { codeError, countGuess, type CodeVerdict } from '../two-factor/check-code.ts';
import { type PasskeyAssertion, verifyPasskey } from '../webauthn/verify-passkey.ts';

type PlayerAssertion = PasskeyAssertion & { playerId: string };

/** Verifies a passkey of a player. A wrong one is counted with wrong codes, so the transaction must be committed. */
export const checkPasskey = (trx: Trx, app: AppContext, assertion: PlayerAssertion): Promise<CodeVerdict> =>
  countGuess(trx, app, assertion.playerId, () =>
    verifyPasskey(trx, app, assertion).then(
      () => true,
      (error: unknown) => {
        if (error instanceof ApiError && error.type === 'passkey_refused') return false;
        throw error;
      },
    ),
  );

/** The error for a passkey that was not right. */
export const passkeyError = (verdict: Exclude<CodeVerdict, 'right'>, locale: OperationContext['locale']): ApiError =>
  verdict === 'wrong' ? new ApiError('passkey_refused') : codeError(verdict, locale);

/**
 * Makes a change that requires a passkey of the player.
 *
 * @throws ApiError `passkey_refused`, `too_many_requests`
 */
export async function withPasskey(
  { app, locale }: Pick<OperationContext, 'app' | 'locale'>,
  assertion: PlayerAssertion,
  change: (trx: Trx) => Promise<void>,
): Promise<void> {
  const verdict = await inTransaction(
    app.db,
    async (trx) => {
      const result = await checkPasskey(trx, app, assertion);
      if (result === 'right') await change(trx);
      return result;
    },
    `player:${assertion.playerId}`,
  );
  if (verdict !== 'right') throw passkeyError(verdict, locale);
}
