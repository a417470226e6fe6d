import { defineOperation } from '../http/define-operation.ts';
import { ApiError } from '../errors/api-error.ts';
import { beginFlow } from './begin-flow.ts';
import { signInAccount } from './links-repository.ts';

/** Whoever has no password proves who they are by the service they sign in with. */
export const beginProof = defineOperation('beginProof', async ({ body: { service } }, context) => {
  const { playerId } = context.session;
  const { links } = await signInAccount(context.app.db, playerId, false);
  if (!links.some((link) => link.service === service && link.signsIn)) throw new ApiError('not_found');
  return beginFlow(context, service, 'prove', playerId);
});
