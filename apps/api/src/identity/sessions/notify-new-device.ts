import { recordAccountEvent } from '../audit-log/record-account-event.ts';
import type { Trx } from '../../platform/database/types.ts';
import { addressPrefix } from '../../platform/http/address-prefix.ts';
import type { OperationContext } from '../../platform/http/define-operation.ts';
import { isNewDevice } from './known-devices-repository.ts';

/** Notifies a player of a confirmed session from a new browser or network. */
export async function notifyNewDevice(
  trx: Trx,
  { app, ip, userAgent }: Pick<OperationContext, 'app' | 'ip' | 'userAgent'>,
  { id, playerId }: { id: string; playerId: string },
): Promise<void> {
  if (!(await isNewDevice(trx, { id, playerId, userAgent, addressPrefix: addressPrefix(ip) }))) return;
  await recordAccountEvent(trx, { app, ip, userAgent }, { playerId, kind: 'new_device' });
}
