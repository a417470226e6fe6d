import { defineOperation } from '../../platform/http/define-operation.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { beginFlow } from './begin-flow.ts';
import { getSignInAccount } from './links-repository.ts';

/** Starts step-up authentication through a linked service, for players without a password. */
export const beginProof = defineOperation('beginProof', async ({ body: { service } }, context) => {
  const { playerId } = context.session;
  const { links } = await getSignInAccount(context.app.db, playerId, false);
  if (!links.some((link) => link.service === service && link.signsIn)) throw new ApiError('not_found');
  return beginFlow(context, service, 'prove', playerId);
});
