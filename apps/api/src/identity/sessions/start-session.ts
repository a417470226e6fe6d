import type { components } from '@hoshikraft/contract';
import type { OperationContext } from '../../platform/http/define-operation.ts';
import type { Trx } from '../../platform/database/types.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { addressPrefix } from '../../platform/http/address-prefix.ts';
import { updateLocale } from '../../community/players/contacts-repository.ts';
import { findPlayer } from '../../community/players/players-repository.ts';
import type { Factor } from '../two-factor/factors.ts';
import { listFactors } from '../two-factor/factors-repository.ts';
import { sendCode } from '../two-factor/send-code.ts';
import { getAuthState } from './get-auth-state.ts';
import { cutUserAgent } from '../../platform/http/cut-user-agent.ts';
import { PENDING_MS } from './lifetimes.ts';
import { notifyNewDevice } from './notify-new-device.ts';
import { getPendingConfirmation } from './get-pending-confirmation.ts';
import { addSession } from './sessions-repository.ts';
import { newToken } from './token.ts';

type SignedIn = components['schemas']['SignedIn'];
type SignedInPending = components['schemas']['SignedInPending'];

/** What a browser or the launcher reports about itself at sign-in. */
export interface Device {
  browser?: components['schemas']['BrowserFields'] | undefined;
  system?: components['schemas']['SystemFields'] | undefined;
}

type Context = Pick<OperationContext, 'app' | 'ip' | 'locale' | 'userAgent'>;

interface SignInMethod {
  /** Set for methods that do not count as authentication, such as a legacy token. */
  isUnproved?: boolean;
  /** For the operators' app; otherwise the device decides. */
  source?: 'admin';
}

/** Adds a session, which waits for `factor` unless it is null. */
async function addPlayerSession(
  trx: Trx,
  playerId: string,
  device: Device,
  context: Context,
  { factor, isUnproved = false, source }: SignInMethod & { factor: Factor | null },
) {
  const now = context.app.clock.now();
  const accessToken = newToken();
  const reportedAgent = device.browser?.userAgent ?? context.userAgent;
  const userAgent = reportedAgent === null ? null : cutUserAgent(reportedAgent);
  const accessId = await addSession(trx, {
    playerId,
    token: accessToken,
    source: source ?? (device.system === undefined ? 'site' : 'launcher'),
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

/** Starts a session that needs no second factor. */
async function startConfirmedSession(
  trx: Trx,
  playerId: string,
  device: Device,
  context: Context,
  method: SignInMethod = {},
): Promise<SignedIn> {
  const { id, accessToken, userAgent } = await addPlayerSession(trx, playerId, device, context, {
    ...method,
    factor: null,
  });
  await updateLocale(trx, playerId, context.locale);
  await notifyNewDevice(trx, { ...context, userAgent }, { id, playerId });
  const { login, groups, preferred_server: preferredServer } = await findPlayer(trx, playerId);
  const state = await getAuthState(
    trx,
    { id, playerId, login, groups, preferredServer },
    context.app.clock.now(),
    context.locale,
  );
  return { success: true, ...state, accessToken };
}

/** Starts the session of a player who just registered and so has no second factor. */
export const startFirstSession = startConfirmedSession;

/** Starts the session of a player who signed in with two factors at once, as a passkey with user verification is. */
export const startTwoFactorSession = startConfirmedSession;

/**
 * Starts a session for a player who authenticated by one factor, and returns it with its secret. Every one-factor sign-in
 * method ends here: if a second factor is on, the session waits for it, and a bot factor sends a code.
 */
export async function startSession(
  trx: Trx,
  playerId: string,
  device: Device,
  context: Context,
  method: SignInMethod = {},
): Promise<SignedIn | SignedInPending> {
  const [factor] = await listFactors(trx, playerId);
  if (factor === undefined) return startConfirmedSession(trx, playerId, device, context, method);
  return startPendingSession(trx, playerId, device, context, { ...method, factor });
}

/**
 * Starts a session of the operators' app, which always waits for a second factor.
 *
 * @throws ApiError `second_factor_missing`
 */
export async function startOperatorSession(trx: Trx, playerId: string, context: Context): Promise<SignedInPending> {
  const [factor] = await listFactors(trx, playerId);
  if (factor === undefined) throw new ApiError('second_factor_missing');
  return startPendingSession(trx, playerId, {}, context, { factor, source: 'admin' });
}

/** Starts a session that waits for `factor`; a bot factor sends a code. */
async function startPendingSession(
  trx: Trx,
  playerId: string,
  device: Device,
  context: Context,
  method: SignInMethod & { factor: Factor },
): Promise<SignedInPending> {
  const { factor } = method;
  const { id, accessToken } = await addPlayerSession(trx, playerId, device, context, method);
  const { login } = await findPlayer(trx, playerId);
  await sendCode(trx, context, { sessionId: id, playerId, login, purpose: 'sign-in' });
  return {
    success: true,
    accessId: id,
    accessToken,
    pending: await getPendingConfirmation(trx, { id: playerId, login }, factor),
  };
}
