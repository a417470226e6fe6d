import { isIP } from 'node:net';
import type { components } from '@hoshikraft/contract';
import { errorRegistry } from '@hoshikraft/contract';
import type { Locale } from '@hoshikraft/shared';
import type { AppContext } from '../context.ts';
import { banFrom } from '../bans/bans-repository.ts';
import { banWords } from '../bans/present-ban.ts';
import { heldRoles } from '../store/grants-repository.ts';
import { defineOperation } from '../http/define-operation.ts';
import { addressPrefix } from '../http/address-prefix.ts';
import { findLiveSession, touchGameSession } from '../sessions/sessions-repository.ts';
import { hashToken, isTokenOf } from '../sessions/token.ts';
import { lookOf } from '../skins/player-look.ts';
import { words } from '../words/words.ts';

type Refused = components['schemas']['JoinRefused'];

/** Compared with where there is no such session, so that one that is there takes no longer. */
const NOBODY = hashToken('');

const refused = (reason: 'session' | 'server', locale: Locale) =>
  ({ status: 200, body: { allowed: false, reason, message: words(locale).joinRefused[reason] } }) as const;

function bannedText(ban: Parameters<typeof banWords>[0], locale: Locale): Refused['message'] {
  const { message, description } = errorRegistry.banned;
  const said: Record<string, string> = banWords(ban, locale);
  return `${message[locale]}. ${description[locale].replace(/\{(\w+)\}/g, (whole, name: string) => said[name] ?? whole)}`;
}

/** The live game session that login, id and token name together. */
async function findGameSession(app: AppContext, given: components['schemas']['JoinRequest'], now: Date) {
  const row = await findLiveSession(app.db, given.accessId, now);
  const right = isTokenOf(row?.token_hash ?? NOBODY, given.accessToken);
  const sound = right && row?.source === 'game' && row.login.toLowerCase() === given.login.toLowerCase();
  return sound ? row : undefined;
}

export const joinGame = defineOperation('joinGame', async ({ body }, { app, gameServer, locale }) => {
  const now = app.clock.now();
  const { serverId } = gameServer;
  const session = await findGameSession(app, body, now);
  if (session === undefined) return refused('session', locale);
  if (session.server_id !== serverId) return refused('server', locale);
  const ban = await banFrom(app.db, session.player_id, serverId, now);
  if (ban !== undefined) {
    return { status: 200, body: { allowed: false, reason: 'banned', message: bannedText(ban, locale) } };
  }
  const { address = '' } = body;
  await touchGameSession(app.db, session.id, isIP(address) === 0 ? null : addressPrefix(address), now);
  const roles = await heldRoles(app.db, session.player_id, now);
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
