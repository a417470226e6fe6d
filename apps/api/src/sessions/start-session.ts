import type { components } from '@hoshikraft/contract';
import type { OperationContext } from '../http/define-operation.ts';
import type { Trx } from '../database/types.ts';
import { addressPrefix } from '../http/address-prefix.ts';
import { recordAccountEvent } from '../account-history/record-account-event.ts';
import { rememberLocale } from '../players/contacts-repository.ts';
import { findPlayer } from '../players/players-repository.ts';
import { authState } from './auth-state.ts';
import { cutUserAgent } from '../http/cut-user-agent.ts';
import { isNewDevice } from './known-devices-repository.ts';
import { addSession } from './sessions-repository.ts';
import { newToken } from './token.ts';

type SignedIn = components['schemas']['SignedIn'];

/** What a browser or the launcher says of itself while it signs in. */
export interface Device {
  browser?: components['schemas']['BrowserFields'] | undefined;
  system?: components['schemas']['SystemFields'] | undefined;
}

/** Begins a session for a player whose password was right, and answers it with its secret. */
export async function startSession(
  trx: Trx,
  playerId: string,
  device: Device,
  context: Pick<OperationContext, 'app' | 'ip' | 'userAgent' | 'locale'>,
): Promise<SignedIn> {
  const now = context.app.clock.now();
  const token = newToken();
  const named = device.browser?.userAgent ?? context.userAgent;
  const userAgent = named === null ? null : cutUserAgent(named);
  const id = await addSession(trx, {
    playerId,
    token,
    source: device.system === undefined ? 'site' : 'launcher',
    userAgent,
    browser: device.browser === undefined ? null : { ...device.browser, ...(userAgent === null ? {} : { userAgent }) },
    system: device.system ?? null,
    addressPrefix: addressPrefix(context.ip),
    now,
  });
  await rememberLocale(trx, playerId, context.locale);
  if (await isNewDevice(trx, { id, playerId, userAgent, addressPrefix: addressPrefix(context.ip) })) {
    await recordAccountEvent(trx, { ...context, userAgent }, { playerId, kind: 'new_device' });
  }
  const player = await findPlayer(trx, playerId);
  const state = await authState(
    trx,
    { id, playerId, login: player.login, groups: player.groups, preferredServer: player.preferred_server },
    now,
  );
  return { success: true, ...state, accessToken: token };
}
