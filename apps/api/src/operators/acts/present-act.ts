import type { components } from '@hoshikraft/contract';
import type { Locale } from '@hoshikraft/shared';
import { presentRoleName } from '../../billing/cabinet/present-role-name.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { Db } from '../../platform/database/types.ts';
import { type ActRow, findAct } from './acts-repository.ts';

type OperatorAct = components['schemas']['OperatorAct'];

const presentRole = ({ role_id: id, server_id, name, color, tier }: ActRow, locale: Locale): OperatorAct['role'] =>
  id === null || server_id === null || color === null || tier === null
    ? null
    : presentRoleName({ id, server_id, name, color, tier }, locale);

export const presentAct = (row: ActRow, locale: Locale): OperatorAct => ({
  id: row.id,
  at: row.at.toISOString(),
  operator: row.operator,
  kind: row.kind as OperatorAct['kind'],
  player: row.player_id !== null && row.login !== null ? { id: row.player_id, login: row.login } : null,
  role: presentRole(row, locale),
  subject: row.subject,
  reason: row.reason,
  before: JSON.parse(row.before) as OperatorAct['before'],
  after: JSON.parse(row.after) as OperatorAct['after'],
  address: row.address,
  undoes: row.undoes,
  undone: row.undone_by !== null,
});

/** @throws ApiError `not_found` */
export async function getAct(db: Db, id: string, locale: Locale): Promise<OperatorAct> {
  const row = await findAct(db, id);
  if (row === undefined) throw new ApiError('not_found');
  return presentAct(row, locale);
}
