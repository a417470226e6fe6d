import type { components } from '@hoshikraft/contract';
import { type Locale, PERIODS } from '@hoshikraft/shared';
import type { Json } from '../../platform/database/generated.ts';
import { localized, localizedList } from '../../platform/database/localized.ts';
import { type HeldGrant, type Offer, listOffers, type SoldRole } from './grant-rules.ts';
import { presentPeriodPrice } from '../sales/present-sale.ts';
import { kitCommand } from './kit-command.ts';
import { presentPrice } from './present-price.ts';
import type { KitNameRow, DisplayedRole } from './roles-repository.ts';

type Schemas = components['schemas'];

interface StoreRoleData {
  readonly role: DisplayedRole;
  readonly terms: SoldRole;
  /** Kits of the whole server. */
  readonly kits: readonly KitNameRow[];
  /** Names of the server's roles in both languages, by id. */
  readonly names: ReadonlyMap<string, Json>;
  readonly held: readonly HeldGrant[];
  readonly gift: boolean;
  /** The receiver of a gift hides their roles from the caller. */
  readonly hidden: boolean;
  readonly now: Date;
  readonly locale: Locale;
}

const presentOffer = (
  offer: Offer,
  { names, gift, hidden, locale }: Pick<StoreRoleData, 'names' | 'gift' | 'hidden' | 'locale'>,
): Schemas['RoleOffer'] => {
  const replaces = offer.replaces?.role.id ?? null;
  const name = replaces === null ? undefined : names.get(replaces);
  return {
    mode: offer.mode,
    period: offer.period,
    price: presentPrice(offer.price, name === undefined ? null : localized(name, locale), locale, offer.sale),
    replaces,
    // The new end of another player's role would reveal its current end.
    expiresAt: hidden || (gift && offer.extends) ? null : (offer.endsAt?.toISOString() ?? null),
  };
};

const presentKit = (kit: KitNameRow, locale: Locale): Schemas['KitName'] => ({
  id: kit.id,
  name: localized(kit.name, locale),
  command: kitCommand(kit),
  cooldown: { amount: kit.cooldown_amount, unit: kit.cooldown_unit as Schemas['Cooldown']['unit'] },
});

/**
 * A role of the store with its current offers, by the same rules as a purchase. A giver learns no more about another
 * player's roles than the list of offers reveals.
 */
export const presentStoreRole = ({
  role,
  terms,
  kits,
  names,
  held,
  gift,
  hidden,
  now,
  locale,
}: StoreRoleData): Schemas['StoreRole'] => {
  const own = gift ? undefined : held.find((grant) => grant.role.id === role.id);
  return {
    id: role.id,
    serverId: role.server_id,
    name: localized(role.name, locale),
    summary: localized(role.summary, locale),
    color: role.color,
    tier: role.tier,
    bestChoice: role.best_choice,
    active: own ? { grantId: own.id, expiresAt: own.expiresAt?.toISOString() ?? null } : null,
    offers: listOffers(terms, { gift, hidden }, held, now).map((offer) =>
      presentOffer(offer, { names, gift, hidden, locale }),
    ),
    prices: PERIODS.flatMap((period) => {
      const list = terms.prices[period];
      return list === undefined ? [] : [presentPeriodPrice(period, list, terms.sales?.[period], locale)];
    }),
    highlights: localizedList(role.highlights, locale),
    kits: kits.filter((kit) => kit.role_id === role.id).map((kit) => presentKit(kit, locale)),
  };
};
