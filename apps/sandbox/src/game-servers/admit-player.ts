import type { components } from '@hoshikraft/contract';
import { type Locale, pickLocale } from '@hoshikraft/shared';
import type { BanList } from './ban-list.ts';
import type { BridgeClient } from './bridge-client.ts';

type Schemas = components['schemas'];
type JoinRequest = Schemas['JoinRequest'];

/** Whether a player may join. A refusal has a message in the player's language. */
export type Verdict =
  | { allowed: true; login: string; look: Schemas['PlayerLook'] }
  | { allowed: false; message: string };

const WORDS: Readonly<Record<Locale, { stopped: string; banned: (reason: string) => string }>> = {
  ru: {
    stopped: 'Сервер остановлен. Попробуйте позже.',
    banned: (reason) => `Вы забанены на этом сервере: ${reason}`,
  },
  en: {
    stopped: 'The server is stopped. Try again later.',
    banned: (reason) => `You are banned on this server: ${reason}`,
  },
};

interface AdmitContext {
  call: BridgeClient;
  bans: BanList;
  isOpen: () => boolean;
  now: () => number;
}

/**
 * Checks a player's session with the API (`game/join`), then the server's own ban list, which may contain a ban that the
 * API has not received yet.
 */
export async function admitPlayer(
  { call, bans, isOpen, now }: AdmitContext,
  request: JoinRequest,
  language: string | undefined,
): Promise<Verdict> {
  const words = WORDS[pickLocale({ acceptLanguage: language })];
  if (!isOpen()) return { allowed: false, message: words.stopped };
  const answer = await call('join', request, language);
  if (!answer.allowed) return { allowed: false, message: answer.message };
  // The server may have stopped during the API call.
  if (!isOpen()) return { allowed: false, message: words.stopped };
  const ban = bans.inForce(answer.login, now());
  if (ban !== undefined) return { allowed: false, message: words.banned(ban.ban_reason) };
  return { allowed: true, login: answer.login, look: answer.look };
}
