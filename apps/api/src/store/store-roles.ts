import type { components } from '@hoshikraft/contract';
import type { Locale } from '@hoshikraft/shared';
import type { Db } from '../database/types.ts';
import { heldGrants } from './grants-repository.ts';
import { presentStoreRole } from './present-store-role.ts';
import { kitNamesOf, shownRolesOf, soldRolesOf } from './roles-repository.ts';

interface For {
  /** Whose grants decide; null for a visitor. */
  readonly receiverId: string | null;
  readonly gift: boolean;
  readonly now: Date;
  readonly locale: Locale;
}

/** Privileges of a server, the lowest first, with what can be done with each. */
export const storeRolesOf = async (
  db: Db,
  serverId: string,
  { receiverId, gift, now, locale }: For,
): Promise<components['schemas']['StoreRole'][]> => {
  const sold = await soldRolesOf(db, serverId);
  const held = receiverId === null ? [] : await heldGrants(db, receiverId, serverId, sold, now);
  const [shown, kits] = [await shownRolesOf(db, serverId), await kitNamesOf(db, serverId)];
  const names = new Map(shown.map((role) => [role.id, role.name]));
  return shown.flatMap((role) => {
    const terms = sold.get(role.id);
    return terms ? [presentStoreRole({ role, terms, kits, names, held, gift, now, locale })] : [];
  });
};
