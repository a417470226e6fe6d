import { defineOperation } from '../../platform/http/define-operation.ts';
import { isOffered } from '../oauth/providers.ts';
import { getSignInAccount } from '../oauth/links-repository.ts';
import { signsIn } from '../oauth/services.ts';
import { maskEmail } from '../../community/players/mask-email.ts';
import { FACTORS } from '../two-factor/factors.ts';
import { listFactors } from '../two-factor/factors-repository.ts';

export const getProofWays = defineOperation('getProofWays', async (_request, { app, session }) => {
  const account = await getSignInAccount(app.db, session.playerId, false);
  const services = account.links.filter((link) => link.signsIn).map(({ service }) => service);
  return {
    status: 200,
    body: {
      password: account.hasPassword && account.passwordSignIn,
      email: account.email === null ? null : maskEmail(account.email),
      factors: [...(await listFactors(app.db, session.playerId)), ...(account.passkeys > 0 ? [FACTORS.passkey] : [])],
      services: services.filter(signsIn).filter((service) => isOffered(app, service)),
    },
  };
});
