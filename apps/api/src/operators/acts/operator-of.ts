import { addressPrefix } from '../../platform/http/address-prefix.ts';
import type { OperationContext } from '../../platform/http/define-operation.ts';
import type { Operator } from './acts-repository.ts';

/** The operator who calls. */
export const operatorOf = ({ session, ip }: Pick<OperationContext<'session'>, 'session' | 'ip'>): Operator => ({
  name: session.login,
  id: session.playerId,
  address: addressPrefix(ip),
});
