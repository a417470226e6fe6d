import { isIP } from 'node:net';
import type { components } from '@hoshikraft/contract';
import { errorRegistry } from '@hoshikraft/contract';
import type { Locale } from '@hoshikraft/shared';
import type { AppContext } from '../../context.ts';
import { findActiveBanOn } from '../bans/bans-repository.ts';
import { banMessageValues } from '../bans/present-ban.ts';
import { listHeldRoles } from '../../billing/store/grants-repository.ts';
import { defineOperation } from '../../platform/http/define-operation.ts';
import { addressPrefix } from '../../platform/http/address-prefix.ts';
import { findLiveSession, touchGameSession } from '../../identity/sessions/sessions-repository.ts';
import { hashToken, isTokenOf } from '../../identity/sessions/token.ts';
import { lookOf } from '../../community/skins/player-look.ts';
import { messagesFor } from '../../platform/messages/messages.ts';

type Refused = components['schemas']['JoinRefused'];

/** Compared for an unknown session, so that timing does not reveal whether a session exists. */
const NO_TOKEN_HASH = hashToken('');

const refused = (reason: 'session' | 'server', locale: Locale) =>
  ({ status: 200, body: { allowed: false, reason, message: messagesFor(locale).joinRefused[reason] } }) as const;

function renderBanMessage(ban: Parameters<typeof banMessageValues>[0], locale: Locale): Refused['message'] {
  const { message, description } = errorRegistry.banned;
  const values: Record<string, string> = banMessageValues(ban, locale);
  return `${message[locale]}. ${description[locale].replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)}`;
}

/** The active game session that matches login, id and token. */
async function findGameSession(app: AppContext, given: components['schemas']['JoinRequest'], now: Date) {
  const row = await findLiveSession(app.db, given.accessId, now);
  const tokenMatches = isTokenOf(row?.token_hash ?? NO_TOKEN_HASH, given.accessToken);
  const matches = tokenMatches && row?.source === 'game' && row.login.toLowerCase() === given.login.toLowerCase();
  return matches ? row : undefined;
}

export const joinGame = defineOperation('joinGame', async ({ body }, { app, gameServer, locale }) => {
  const now = app.clock.now();
  const { serverId } = gameServer;
  const session = await findGameSession(app, body, now);
  if (session === undefined) return refused('session', locale);
  if (session.server_id !== serverId) return refused('server', locale);
  const ban = await findActiveBanOn(app.db, session.player_id, serverId, now);
  if (ban !== undefined) {
    return { status: 200, body: { allowed: false, reason: 'banned', message: renderBanMessage(ban, locale) } };
  }
  const { address = '' } = body;
  await touchGameSession(app.db, session.id, isIP(address) === 0 ? null : addressPrefix(address), now);
  const roles = await listHeldRoles(app.db, session.player_id, now);
  return {
    status: 200,
    body: {
      allowed: true,
      playerId: session.player_id,
      login: session.login,
      roles: [...new Set(roles.filter((role) => role.server_id === serverId).map(({ id }) => id))],
      look: await lookOf(app.db, session.player_id),
    },
  };
});
