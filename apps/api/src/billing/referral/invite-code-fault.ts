import type { FieldFault } from '../../community/players/field-rules.ts';
import type { Db } from '../../platform/database/types.ts';
import { findReferrer } from './invites-repository.ts';

/** Fault of the code that a new player has typed; null if it is a player's, or empty. */
export const inviteCodeFault = async (db: Db, code = ''): Promise<FieldFault | null> =>
  code === '' || (await findReferrer(db, code)) !== undefined ? null : 'inviteCodeUnknown';
