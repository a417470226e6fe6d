import type { components } from '@hoshikraft/contract';
import type { Locale } from '@hoshikraft/shared';
import type { Db } from '../../platform/database/types.ts';
import { listHeldGrants } from './grants-repository.ts';
import { presentStoreRole } from './present-store-role.ts';
import { listKitNames, listDisplayedRoles, getCatalogRoles } from './roles-repository.ts';

interface Viewer {
  /** The player whose grants decide the offers; null for a visitor. */
  readonly receiverId: string | null;
  readonly gift: boolean;
  /** The receiver of a gift hides their roles from the caller. */
  readonly hidden: boolean;
  readonly now: Date;
  readonly locale: Locale;
}

/** Roles of a server with their offers, the lowest first. */
export const getStoreRoles = async (
  db: Db,
  serverId: string,
  { receiverId, gift, hidden, now, locale }: Viewer,
): Promise<components['schemas']['StoreRole'][]> => {
  const sold = await getCatalogRoles(db, serverId, now);
  const held = receiverId === null || hidden ? [] : await listHeldGrants(db, receiverId, serverId, sold, now);
  const [shown, kits] = [await listDisplayedRoles(db, serverId), await listKitNames(db, serverId)];
  const names = new Map(shown.map((role) => [role.id, role.name]));
  return shown.flatMap((role) => {
    const terms = sold.get(role.id);
    // A role without a price is not on sale, though players may hold it.
    const isSold = terms !== undefined && Object.keys(terms.prices).length > 0;
    return isSold ? [presentStoreRole({ role, terms, kits, names, held, gift, hidden, now, locale })] : [];
  });
};
