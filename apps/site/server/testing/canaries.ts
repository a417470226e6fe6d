import type { Schemas } from '@hoshikraft/api-client';
import { CABINET, grantOf, pageOf, roleNameOf, sessionOf } from '../../app/account/cabinet/cabinet-fixtures.ts';
import { OPTIONS } from '../../app/billing/pay/pay-fixtures.ts';
import { serverOf, storeRoleOf } from '../../app/framework/testing/content-fixtures.ts';
import { cardOf, documentOf } from '../../app/framework/testing/document-fixtures.ts';
import { authOf, mainOf } from './fixtures.ts';

/** Texts by the language of the API's response. */
export const TEXTS = { ru: 'Рассказано по-русски', en: 'Told in English' } as const;

/** Balance in kopecks that only player `n` has, as in the serialised state of a page. */
export const balanceOf = (n: number): number => authOf(n).balance;

/** Theme of player `n`, or of visitors for 0: players 1 and 3 have the same, and so share pages. */
export const themeOf = (n: number): Schemas['Main']['theme'] =>
  (['octarine', 'sakura', 'matcha', 'sakura'] as const)[n] ?? 'amber-orange';

const roleOf = (locale: 'ru' | 'en', serverId: string, player: number | undefined): Schemas['StoreRole'] => {
  const name = player === undefined ? 'Sold_to_all' : `Canary_${player}_offer`;
  return storeRoleOf(serverId, name, { summary: TEXTS[locale] });
};

const RULES: Schemas['Rules'] = {
  updatedAt: '2026-05-01T10:00:00.000Z',
  sections: [
    { id: 'chat', title: 'Чат', items: [{ number: '1.1', title: null, text: 'Без ругани.', punishment: null }] },
  ],
};
/** Responses to the calls of pages, in which all data of player `n` contain `Canary_n` or are their balance. */
export const canaryResponse = (path: string, locale: 'ru' | 'en', player: number | undefined): unknown => {
  const url = new URL(path, 'http://api.test');
  if (url.pathname === '/api/servers') return pageOf([serverOf('hitech', 'HiTech', { summary: TEXTS[locale] })]);
  if (url.pathname === '/api/store/comparison') {
    const server = mainOf(locale, null).servers.find(({ id }) => id === url.searchParams.get('server'));
    if (server === undefined) return undefined;
    const role = roleOf(locale, server.id, player);
    const home = { id: 'home', icon: 'home', title: 'Дома', values: [{ roleId: role.id, value: '3' }] };
    return { serverId: server.id, roles: [role], abilities: [home] } satisfies Schemas['StoreComparison'];
  }
  if (url.pathname === '/api/store/best-roles') {
    const items = mainOf(locale, null).servers.map(({ id }) => roleOf(locale, id, player));
    return { items } satisfies Schemas['BestRoleList'];
  }
  if (url.pathname === '/api/rules') return RULES;
  const target = url.searchParams.get('target') as Schemas['DocumentTarget'] | null;
  if (target === 'news' || target === 'mods') {
    const text = { target, summary: TEXTS[locale] };
    if (url.pathname === '/api/documents') return pageOf([cardOf('wipe', text)]);
    if (url.pathname === '/api/document') return documentOf('wipe', text);
    if (url.pathname === '/api/document/tags') {
      return { items: [{ id: 'wipes', title: 'Wipes', count: 1 }] } satisfies Schemas['DocumentTagList'];
    }
  }
  if (player === undefined) return undefined;
  const name = `Canary_${player}`;
  switch (url.pathname) {
    case '/api/cabinet':
      return { ...CABINET, user: authOf(player).data, email: `${name}@mail.example`, balance: balanceOf(player) };
    case '/api/pay':
      return OPTIONS;
    case '/api/cabinet/roles':
      return pageOf([grantOf(`${name}_grant`, { giftFrom: `${name}_giver` })]);
    case '/api/cabinet/abilities': {
      const roles = [roleNameOf('hitech-role', `${name}_role`)];
      return {
        servers: [{ serverId: 'hitech', roles, abilities: [], kits: [] }],
      } satisfies Schemas['CabinetAbilities'];
    }
    case '/api/user/history/money': {
      const at = '2026-05-01T10:00:00.000Z';
      const sums = { amount: balanceOf(player), balanceAfter: balanceOf(player), currency: 'RUB' } as const;
      const entry: Schemas['MoneyEntry'] = {
        id: '1',
        at,
        kind: 'top_up',
        ...sums,
        description: `${name} ${TEXTS[locale]}`,
      };
      return pageOf([entry]);
    }
    case '/api/user/sessions':
      return pageOf([sessionOf(authOf(player).accessId, { address: `${name}_address` })]);
    default:
      return undefined;
  }
};
