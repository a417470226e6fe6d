import type { components } from '@hoshikraft/contract';
import { getDebt } from '../../billing/ledger/debts.ts';
import { getBalance } from '../../billing/ledger/accounts.ts';
import { getSignInAccount } from '../../identity/oauth/links-repository.ts';
import { FACTORS } from '../../identity/two-factor/factors.ts';
import { listFactors } from '../../identity/two-factor/factors-repository.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { defineOperation } from '../../platform/http/define-operation.ts';
import { findAccount, listPictures } from './players-repository.ts';
import { presentGroups } from './present-groups.ts';

export const getAdminPlayer = defineOperation('getAdminPlayer', async ({ params: { playerId } }, { app }) => {
  const account = await findAccount(app.db, playerId, app.clock.now());
  if (account === undefined) throw new ApiError('not_found');
  const { links, passkeys } = await getSignInAccount(app.db, playerId, false);
  const body: components['schemas']['AdminPlayer'] = {
    id: account.id,
    login: account.login,
    email: account.email,
    deleteAt: account.delete_at?.toISOString() ?? null,
    groups: presentGroups(account.groups),
    registeredAt: account.registered_at.toISOString(),
    lastSeenAt: account.last_seen_at?.toISOString() ?? null,
    region: account.region as components['schemas']['Region'] | null,
    balance: await getBalance(app.db, playerId),
    debt: await getDebt(app.db, playerId),
    currency: 'RUB',
    factors: [...(await listFactors(app.db, playerId)), ...(passkeys > 0 ? [FACTORS.passkey] : [])],
    services: links.map(({ service }) => service),
    sessions: account.sessions ?? 0,
    activeBans: account.active_bans ?? 0,
    appearance: await listPictures(app.db, playerId),
  };
  return { status: 200, body };
});
