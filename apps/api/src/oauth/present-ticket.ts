import type { components } from '@hoshikraft/contract';
import type { Db } from '../database/types.ts';
import { loginFault } from '../players/field-rules.ts';
import { isLoginTaken } from '../players/players-repository.ts';
import type { Ticket } from './oauth-repository.ts';

/** A nickname made of a name elsewhere, where that leaves one which is free. */
async function nicknameFrom(db: Db, name: string | null): Promise<string | null> {
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
  nickname: await nicknameFrom(db, name),
  expiresAt: expiresAt.toISOString(),
});
