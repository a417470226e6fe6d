import type { components } from '@hoshikraft/contract';
import { type Locale, minor, PERIODS } from '@hoshikraft/shared';
import type { NotNull } from 'kysely';
import { localized } from '../../platform/database/localized.ts';
import type { Db } from '../../platform/database/types.ts';
import { pricesAt } from './prices-repository.ts';
import { reduced, type Reduction } from './sale-rules.ts';

type Schemas = components['schemas'];

/** The terms name a percentage or an amount, and not both. */
export const reductionOf = ({ percent, amount }: Schemas['SaleTerms']): Reduction | null => {
  if (percent !== null) return amount === null ? { percent, amount } : null;
  return amount === null ? null : { percent, amount };
};

/** Roles of all servers with their list prices and those that a sale would make, in the store's order. */
export const listPreviewedRoles = async (
  db: Db,
  terms: Schemas['SaleTerms'],
  { locale, now }: { locale: Locale; now: Date },
): Promise<Schemas['PreviewedRole'][]> => {
  const rows = await db
    .selectFrom('roles')
    .innerJoin('servers', 'servers.id', 'roles.server_id')
    .innerJoin(pricesAt(now), 'role_prices.role_id', 'roles.id')
    .select(['roles.id', 'roles.name', 'servers.id as server_id', 'servers.name as server_name'])
    .select(['role_prices.period', 'role_prices.amount'])
    .where('role_prices.amount', 'is not', null)
    .$narrowType<{ amount: NotNull }>()
    .orderBy('servers.position')
    .orderBy('roles.tier')
    .execute();
  const reduction = reductionOf(terms);
  const matches = (list: readonly string[], value: string) => list.length === 0 || list.includes(value);
  const roles = new Map<string, Schemas['PreviewedRole']>();
  for (const row of rows) {
    const { id, server_id: serverId, server_name: serverName } = row;
    const role = roles.get(id) ?? { id, name: localized(row.name, locale), serverId, serverName, prices: [] };
    const { period } = row;
    const before = minor(row.amount);
    const applies = matches(terms.servers, serverId) && matches(terms.roles, id) && matches(terms.periods, period);
    role.prices.push({ period, before, after: applies && reduction ? reduced(before, reduction) : before });
    roles.set(id, role);
  }
  for (const { prices } of roles.values()) {
    prices.sort((left, right) => PERIODS.indexOf(left.period) - PERIODS.indexOf(right.period));
  }
  return [...roles.values()];
};
