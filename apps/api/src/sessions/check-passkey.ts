import type { AppContext } from '../context.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Trx } from '../database/types.ts';
import { ApiError } from '../errors/api-error.ts';
import type { OperationContext } from '../http/define-operation.ts';
import { codeRefused, countedGuess, type CodeVerdict } from '../two-factor/check-code.ts';
import { type Given, spendPasskey } from '../webauthn/spend-passkey.ts';

type OfPlayer = Given & { playerId: string };

/** Whether a passkey of a player answered. One that did not is counted with wrong codes, so the transaction has to be committed. */
export const checkPasskey = (trx: Trx, app: AppContext, given: OfPlayer): Promise<CodeVerdict> =>
  countedGuess(trx, app, given.playerId, () =>
    spendPasskey(trx, app, given).then(
      () => true,
      (error: unknown) => {
        if (error instanceof ApiError && error.type === 'passkey_refused') return false;
        throw error;
      },
    ),
  );

/** The refusal of a passkey that was not right. */
export const passkeyRefused = (verdict: Exclude<CodeVerdict, 'right'>, locale: OperationContext['locale']): ApiError =>
  verdict === 'wrong' ? new ApiError('passkey_refused') : codeRefused(verdict, locale);

/**
 * Does what a passkey of the player allows.
 *
 * @throws ApiError `passkey_refused`, `too_many_requests`
 */
export async function withPasskey(
  { app, locale }: Pick<OperationContext, 'app' | 'locale'>,
  given: OfPlayer,
  change: (trx: Trx) => Promise<void>,
): Promise<void> {
  const verdict = await inTransaction(
    app.db,
    async (trx) => {
      const answer = await checkPasskey(trx, app, given);
      if (answer === 'right') await change(trx);
      return answer;
    },
    `player:${given.playerId}`,
  );
  if (verdict !== 'right') throw passkeyRefused(verdict, locale);
}
