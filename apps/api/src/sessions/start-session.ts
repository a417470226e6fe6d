import type { components } from '@hoshikraft/contract';
import type { OperationContext } from '../http/define-operation.ts';
import type { Trx } from '../database/types.ts';
import { addressPrefix } from '../http/address-prefix.ts';
import { rememberLocale } from '../players/contacts-repository.ts';
import { findPlayer } from '../players/players-repository.ts';
import type { Factor } from '../two-factor/factors.ts';
import { factorsOf } from '../two-factor/factors-repository.ts';
import { sendCode } from '../two-factor/send-code.ts';
import { authState } from './auth-state.ts';
import { cutUserAgent } from '../http/cut-user-agent.ts';
import { PENDING_MS } from './lifetimes.ts';
import { noteDevice } from './note-device.ts';
import { pendingConfirmation } from './pending-confirmation.ts';
import { addSession } from './sessions-repository.ts';
import { newToken } from './token.ts';

type SignedIn = components['schemas']['SignedIn'];
type SignedInPending = components['schemas']['SignedInPending'];

/** What a browser or the launcher says of itself while it signs in. */
export interface Device {
  browser?: components['schemas']['BrowserFields'] | undefined;
  system?: components['schemas']['SystemFields'] | undefined;
}

type Context = Pick<OperationContext, 'app' | 'ip' | 'locale' | 'userAgent'>;

interface Door {
  /** It proves less than who stands there, as a token of old does. */
  isUnproved?: boolean;
}

/** Begins a session, which waits for `factor` where one is given. */
async function addSessionOf(
  trx: Trx,
  playerId: string,
  device: Device,
  context: Context,
  { factor, isUnproved = false }: Door & { factor: Factor | null },
) {
  const now = context.app.clock.now();
  const accessToken = newToken();
  const named = device.browser?.userAgent ?? context.userAgent;
  const userAgent = named === null ? null : cutUserAgent(named);
  const accessId = await addSession(trx, {
    playerId,
    token: accessToken,
    source: device.system === undefined ? 'site' : 'launcher',
    userAgent,
    browser: device.browser === undefined ? null : { ...device.browser, ...(userAgent === null ? {} : { userAgent }) },
    system: device.system ?? null,
    addressPrefix: addressPrefix(context.ip),
    now,
    isUnproved,
    pendingFactor: factor,
    ...(factor === null ? {} : { expiresAt: new Date(now.getTime() + PENDING_MS) }),
  });
  return { id: accessId, accessToken, userAgent };
}

/** Begins a session that waits for nothing more. */
async function startWholeSession(
  trx: Trx,
  playerId: string,
  device: Device,
  context: Context,
  door: Door = {},
): Promise<SignedIn> {
  const { id, accessToken, userAgent } = await addSessionOf(trx, playerId, device, context, { ...door, factor: null });
  await rememberLocale(trx, playerId, context.locale);
  await noteDevice(trx, { ...context, userAgent }, { id, playerId });
  const { login, groups, preferred_server: preferredServer } = await findPlayer(trx, playerId);
  const state = await authState(trx, { id, playerId, login, groups, preferredServer }, context.app.clock.now());
  return { success: true, ...state, accessToken };
}

/** Begins the session of a player who was made just now, and has no second factor. */
export const startFirstSession = startWholeSession;

/** Begins the session of a player who has given two factors at once, as a passkey is whose device knows its owner. */
export const startTwoFactorSession = startWholeSession;

/**
 * Begins a session for a player who has proved who they are, by a password or otherwise, and answers it with its secret.
 * Every door of one factor ends here: where a second factor is on, the session waits for it, and where that is a bot it sends a code.
 */
export async function startSession(
  trx: Trx,
  playerId: string,
  device: Device,
  context: Context,
  door: Door = {},
): Promise<SignedIn | SignedInPending> {
  const [factor] = await factorsOf(trx, playerId);
  if (factor === undefined) return startWholeSession(trx, playerId, device, context, door);
  const { id, accessToken } = await addSessionOf(trx, playerId, device, context, { ...door, factor });
  const { login } = await findPlayer(trx, playerId);
  await sendCode(trx, context, { sessionId: id, playerId, login, purpose: 'sign-in' });
  return {
    success: true,
    accessId: id,
    accessToken,
    pending: await pendingConfirmation(trx, { id: playerId, login }, factor),
  };
}
