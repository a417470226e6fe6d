import { beforeAll, describe, expect, it } from '@jest/globals';
import { ITEM_ICONS, type Period } from '@hoshikraft/shared';
import { contentRows } from './content-rows.ts';
import { servers } from './content/servers.ts';
import { samplePlayers } from './content/sample-players.ts';
import { botLogins } from './write-players.ts';

const rows = contentRows();
// Loaded by address: the kit is a browser library, which the API must not depend on.
const kitFile = (path: string) => import(new URL(`../../../libs/ui/src/${path}`, import.meta.url).href);

interface Text {
  ru: string;
  en: string;
}

const isText = (value: object): value is Text => 'ru' in value && 'en' in value;

/** Every text of the content with its path. */
function textsOf(value: unknown, path: string): [string, Text][] {
  if (typeof value !== 'object' || value === null) return [];
  if (isText(value)) return [[path, value]];
  return Object.entries(value).flatMap(([key, inner]) => textsOf(inner, `${path}.${key}`));
}

/** Amounts of an ability by role, lowest role first: the first number in its text. */
function amounts(serverId: string, abilityId: string): (number | null)[] {
  return rows.roles
    .filter((role) => role.server_id === serverId)
    .map((role) => rows.roleAbilities.find((row) => row.role_id === role.id && row.ability_id === abilityId)?.value)
    .map((value) => (value ? Number(/\d+/.exec(value.en)?.[0] ?? Number.NaN) : null));
}

const secondsOf = (english: string): number => {
  if (english === 'no waiting') return 0;
  if (english === 'once a day') return 86_400;
  const count = Number(/\d+/.exec(english)?.[0] ?? 1);
  if (english.includes('hour')) return count * 3600;
  return english.includes('minute') ? count * 60 : count;
};

const waits = (serverId: string, abilityId: string): number[] =>
  rows.roles
    .filter((role) => role.server_id === serverId)
    .flatMap((role) => rows.roleAbilities.find((row) => row.role_id === role.id && row.ability_id === abilityId) ?? [])
    .map((row) => secondsOf(row.value?.en ?? ''));

describe('texts', () => {
  const texts = textsOf(rows, 'rows');

  it('are many and not empty', () => {
    expect(texts.length).toBeGreaterThan(500);
    expect(texts.filter(([, text]) => text.ru.trim() === '' || text.en.trim() === '')).toEqual([]);
  });

  it('have no Cyrillic letter in English', () => {
    expect(texts.filter(([, text]) => /\p{Script=Cyrillic}/u.test(text.en))).toEqual([]);
  });

  it('are translated into Russian', () => {
    // Figures such as "+15 %" read the same in both.
    const wordy = texts.filter(([, text]) => /\p{L}/u.test(text.en));
    expect(wordy.filter(([, text]) => !/\p{Script=Cyrillic}/u.test(text.ru) || text.ru === text.en)).toEqual([]);
  });
});

describe('icons', () => {
  let iconNames: string[];

  beforeAll(async () => {
    ({ iconNames } = (await kitFile('parts/icon-names.ts')) as { iconNames: string[] });
  });

  it('of abilities are icons of the UI kit', () => {
    expect(rows.abilities.filter((row) => !iconNames.includes(row.icon))).toEqual([]);
    const icons = new Set(rows.abilities.map(({ icon }) => icon));
    expect(icons.size).toBe(new Set(rows.abilities.map(({ title }) => title.en)).size);
    // What pages mean by them: privileges, the bonus, the ledger, the store, and so on.
    const taken = [
      'crown',
      'gift',
      'history',
      'key',
      'lantern',
      'palette',
      'receipt',
      'refresh',
      'shield',
      'sparkle',
      'star',
      'store',
      'transfer',
    ];
    expect(taken.filter((icon) => icons.has(icon))).toEqual([]);
  });

  it('of kit items have a picture, the same for the same item', () => {
    expect(rows.kitItems.filter((row) => !ITEM_ICONS.some((id) => id === row.icon))).toEqual([]);
    const pictures = new Set(rows.kitItems.map(({ icon, name }) => `${name.en}: ${icon}`));
    expect(pictures.size).toBe(new Set(rows.kitItems.map(({ name }) => name.en)).size);
  });
});

describe.each(servers.map((server) => server.id))('privileges of %s', (serverId) => {
  const roles = rows.roles.filter((role) => role.server_id === serverId);
  const price = (roleId: string, period: Period): number =>
    rows.rolePrices.find((row) => row.role_id === roleId && row.period === period)?.amount ?? Number.NaN;

  it('have at least four tiers, one of them the best choice', () => {
    expect(roles.map((role) => role.tier)).toEqual(roles.map((_, index) => index + 1));
    expect(roles.length).toBeGreaterThanOrEqual(4);
    expect(roles.filter((role) => role.best_choice)).toHaveLength(1);
  });

  it.each(['month', 'three_months', 'forever'] as const)('cost more with every tier for %s', (period) => {
    const prices = roles.map((role) => price(role.id, period));
    expect(prices.every((amount) => Number.isSafeInteger(amount) && amount > 0)).toBe(true);
    expect(prices).toEqual([...new Set(prices)].sort((left, right) => left - right));
  });

  it('cost less per day for longer periods', () => {
    for (const role of roles) {
      expect(price(role.id, 'three_months')).toBeLessThan(3 * price(role.id, 'month'));
      expect(price(role.id, 'forever')).toBeGreaterThan(price(role.id, 'three_months'));
    }
  });

  it('include every ability of lower privileges', () => {
    const had = (roleId: string) =>
      rows.roleAbilities.filter((row) => row.role_id === roleId).map((row) => row.ability_id);
    roles.slice(1).forEach((role, index) => {
      expect(had(role.id)).toEqual(expect.arrayContaining(had(roles[index]?.id ?? '')));
    });
  });

  it.each([
    'homes',
    'region-size',
    'regions',
    'island-size',
    'island-members',
    'chunk-loaders',
    'market-lots',
    'warps',
    'bonus-experience',
    'guild-quests',
    'soulbound',
  ])('give at least as much of %s as lower privileges', (abilityId) => {
    const given = amounts(serverId, abilityId).map((amount) => amount ?? 0);
    expect(given).toEqual([...given].sort((left, right) => left - right));
  });

  it.each(['teleport', 'feed', 'heal', 'repair'])('have no longer wait for %s than lower privileges', (abilityId) => {
    const given = waits(serverId, abilityId);
    expect(given.length).toBeGreaterThan(0);
    expect(given).toEqual([...given].sort((left, right) => right - left));
  });

  it('name in their highlights only numbers of their abilities', () => {
    for (const role of roles) {
      const values = rows.roleAbilities.filter((row) => row.role_id === role.id).map((row) => row.value?.en ?? '');
      const given = new Set(values.flatMap((value) => value.match(/\d+/g) ?? []));
      const numbers = role.highlights.flatMap((line) => line.en.match(/\d+/g) ?? []);
      expect(numbers.filter((number) => !given.has(number))).toEqual([]);
    }
  });

  it('each have a kit', () => {
    for (const role of roles) expect(rows.kits.filter((kit) => kit.role_id === role.id)).not.toEqual([]);
  });
});

describe('players', () => {
  it('have unique logins that registration allows', () => {
    const logins = [...samplePlayers.map((player) => player.login), ...botLogins];
    expect(logins.filter((login) => !/^[A-Za-z0-9_]{3,16}$/.test(login))).toEqual([]);
    expect(new Set(logins.map((login) => login.toLowerCase())).size).toBe(logins.length);
    expect(botLogins.length).toBeGreaterThanOrEqual(48);
  });
});

describe('rules', () => {
  it('have more than thirty points, numbered by section and position', () => {
    expect(rows.rules.length).toBeGreaterThan(30);
    expect(rows.rules[0]?.number).toBe('1.1');
    expect(new Set(rows.rules.map((rule) => rule.number)).size).toBe(rows.rules.length);
  });
});
