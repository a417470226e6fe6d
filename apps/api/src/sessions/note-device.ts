import { recordAccountEvent } from '../account-history/record-account-event.ts';
import type { Trx } from '../database/types.ts';
import { addressPrefix } from '../http/address-prefix.ts';
import type { OperationContext } from '../http/define-operation.ts';
import { isNewDevice } from './known-devices-repository.ts';

/** Tells a player of a session from where they had none before, once it is signed in. */
export async function noteDevice(
  trx: Trx,
  { app, ip, userAgent }: Pick<OperationContext, 'app' | 'ip' | 'userAgent'>,
  { id, playerId }: { id: string; playerId: string },
): Promise<void> {
  if (!(await isNewDevice(trx, { id, playerId, userAgent, addressPrefix: addressPrefix(ip) }))) return;
  await recordAccountEvent(trx, { app, ip, userAgent }, { playerId, kind: 'new_device' });
}
