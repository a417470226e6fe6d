import type { Schemas } from '@hoshikraft/api-client';

/** A price in kopecks with `discount` taken off for an active role. */
export const priceOf = (final: number, discount = 0): Schemas['Price'] => ({
  base: final + discount,
  discount:
    discount === 0
      ? null
      : { amount: discount, reason: 'active_role', text: 'What is left of your Cadet counts towards it' },
  final,
  currency: 'RUB',
});

export const offerOf = (more: Partial<Schemas['RoleOffer']> = {}): Schemas['RoleOffer'] => ({
  mode: 'buy',
  period: 'month',
  price: priceOf(20_000),
  replaces: null,
  expiresAt: '2026-07-02T10:00:00.000Z',
  ...more,
});

export const rolesOf = (...items: Schemas['StoreRole'][]): Schemas['StoreRoleList'] => ({
  serverId: 'hitech',
  recipient: null,
  items,
});

const ability = (id: string, title: string, command: string | null, value: string | null): Schemas['Ability'] => ({
  id,
  icon: 'home',
  title,
  description: `About ${title}`,
  command,
  value,
});

/** Three homes and a kit for the lowest role; nine homes and flight for the others. */
export const features = (roleId: string): Schemas['RoleFeatures'] =>
  roleId === 'hitech-cadet'
    ? {
        roleId,
        abilities: [ability('homes', 'Homes', '/sethome', '3 homes')],
        kits: [
          {
            id: 'miner',
            roleId,
            name: 'Miner’s kit',
            cooldown: { amount: 12, unit: 'hour' },
            items: [{ icon: 'block', name: 'Torch', count: 64 }],
          },
        ],
      }
    : {
        roleId,
        abilities: [ability('homes', 'Homes', '/sethome', '9 homes'), ability('flight', 'Flight', '/fly', null)],
        kits: [],
      };
