import type { components } from '@hoshikraft/contract';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { Db } from '../../platform/database/types.ts';
import { type ActRow, findAct } from './acts-repository.ts';

type OperatorAct = components['schemas']['OperatorAct'];

export const presentAct = (row: ActRow): OperatorAct => ({
  id: row.id,
  at: row.at.toISOString(),
  operator: row.operator,
  kind: row.kind as OperatorAct['kind'],
  player: row.player_id !== null && row.login !== null ? { id: row.player_id, login: row.login } : null,
  subject: row.subject,
  reason: row.reason,
  before: JSON.parse(row.before) as OperatorAct['before'],
  after: JSON.parse(row.after) as OperatorAct['after'],
  address: row.address,
  undoes: row.undoes,
  undone: row.undone_by !== null,
});

/** @throws ApiError `not_found` */
export async function getAct(db: Db, id: string): Promise<OperatorAct> {
  const row = await findAct(db, id);
  if (row === undefined) throw new ApiError('not_found');
  return presentAct(row);
}
