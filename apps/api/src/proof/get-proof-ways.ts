import { defineOperation } from '../http/define-operation.ts';
import { maskEmail } from '../players/mask-email.ts';
import { findWays } from './proof-repository.ts';

export const getProofWays = defineOperation('getProofWays', async (_request, { app, session }) => {
  const { email, password_hash } = await findWays(app.db, session.playerId);
  return { status: 200, body: { password: password_hash !== null, email: email === null ? null : maskEmail(email) } };
});
