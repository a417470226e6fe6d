import type { components } from '@hoshikraft/contract';
import type { Db } from '../../platform/database/types.ts';
import { listPasskeys } from '../webauthn/passkeys-repository.ts';

export const presentPasskeys = async (db: Db, playerId: string): Promise<components['schemas']['Passkeys']> => ({
  passkeys: (await listPasskeys(db, playerId)).map(({ id, name, created_at, last_used_at }) => ({
    id,
    name,
    createdAt: created_at.toISOString(),
    lastUsedAt: last_used_at?.toISOString() ?? null,
  })),
});
