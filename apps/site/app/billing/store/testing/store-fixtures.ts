import type { Schemas } from '@hoshikraft/api-client';

/** A price in kopecks with `discount` taken off for an active role, whose value is higher by `lost`. */
export const priceOf = (final: number, discount = 0, lost = 0): Schemas['Price'] => ({
  base: final + discount,
  discount:
    discount === 0
      ? null
      : {
          amount: discount,
          reason: 'active_role',
          text: 'What is left of your Cadet counts towards it',
          credit: discount + lost,
          lost,
        },
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

/** The store of HiTech: the lowest role gives three homes, the others nine and flight. */
export const comparisonOf = (...roles: Schemas['StoreRole'][]): Schemas['StoreComparison'] => {
  const [lowest, ...higher] = roles.map(({ id }) => id);
  const nine = higher.map((roleId) => ({ roleId, value: '9 homes' }));
  const homes = [...(lowest === undefined ? [] : [{ roleId: lowest, value: '3 homes' }]), ...nine];
  const flight = higher.map((roleId) => ({ roleId, value: null }));
  const rows = [
    { id: 'homes', icon: 'home', title: 'Homes', values: homes },
    { id: 'flight', icon: 'home', title: 'Flight', values: flight },
  ];
  return { serverId: 'hitech', roles, abilities: rows.filter(({ values }) => values.length > 0) };
};

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
            command: '/kit miner',
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

const DELIVERY = '0197a3c2-0000-7000-8000-0000000000d1';
const GRANT = '0197a3c2-0000-7000-8000-0000000000a1';
const END = '2026-07-02T10:00:00.000Z';

/** A purchase for 200 roubles that leaves `balance` kopecks, its delivery still queued. */
export const purchaseOf = (balance: number): Schemas['RolePurchase'] => ({
  orderId: '0197a3c2-0000-7000-8000-0000000000b1',
  balance,
  price: priceOf(20_000),
  grant: { id: GRANT, expiresAt: END, state: 'active' },
  delivery: { id: DELIVERY, status: 'queued' },
});

/** The same purchase in the cabinet, with this delivery status. */
export const grantOf = (status: Schemas['DeliveryState']['status']): Schemas['CabinetRole'] => ({
  grantId: GRANT,
  role: { id: 'hitech-cadet', serverId: 'hitech', name: 'Cadet', color: '#43e0c3', tier: 1 },
  state: 'active',
  startedAt: '2026-06-01T10:00:00.000Z',
  expiresAt: END,
  giftFrom: null,
  movedTo: null,
  delivery: { id: DELIVERY, status },
});

/** An error response of the API; `details.fields` makes it a validation error. */
export const refusalOf = (type: string, message: string, details: Partial<Schemas['ErrorDetails']> = {}): Response => {
  const body: Schemas['Error'] = {
    error_code: details.fields ? 1 : 5,
    error_message: message,
    details: { type, description: `${message}, in full`, ...details },
  };
  return Response.json(body, { status: details.fields ? 422 : 409 });
};
