import type { components } from '@hoshikraft/contract';
import type { Db } from '../../platform/database/types.ts';
import { loginFault } from '../../community/players/field-rules.ts';
import { isLoginTaken } from '../../community/players/players-repository.ts';
import type { Ticket } from './oauth-repository.ts';

/** Suggests a nickname from the name at a service; null if the result is invalid or taken. */
async function suggestNickname(db: Db, name: string | null): Promise<string | null> {
  const nickname = (name ?? '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9_]+/g, '_')
    .replace(/^_+|_+$/g, '')
    .slice(0, 16);
  if (loginFault(nickname) !== null) return null;
  return (await isLoginTaken(db, nickname)) ? null : nickname;
}

export const presentTicket = async (
  db: Db,
  { service, name, expiresAt }: Ticket,
): Promise<components['schemas']['OauthTicket']> => ({
  outcome: 'register',
  service,
  name,
  nickname: await suggestNickname(db, name),
  expiresAt: expiresAt.toISOString(),
});
