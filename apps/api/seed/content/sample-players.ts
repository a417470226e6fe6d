import type { Period } from '@hoshikraft/shared';

export interface SamplePurchase {
  server: string;
  role: string;
  period: Period;
  mode: 'buy' | 'extend' | 'stack';
  /** Days between the purchase and the seed's run; purchases are listed oldest first. */
  daysAgo: number;
}

export interface SamplePlayer {
  login: string;
  email: string | null;
  groups: ('player' | 'editor' | 'moderator' | 'admin')[];
  preferredServer: string | null;
  registeredDaysAgo: number;
  /** Money before the purchases below, kopecks. */
  money: number;
  coins: Record<string, number>;
  purchases: SamplePurchase[];
  /** Whether an authenticator app is on, with the secret of development. */
  authenticator?: true;
  ban?: { bannedBy: string; reason: string; daysAgo: number; days: number | null; unbanPrice: number | null };
}

/** The sample players of `npm start`. */
export const samplePlayers: SamplePlayer[] = [
  {
    login: 'player',
    email: 'player@hoshikraft.example',
    groups: ['player'],
    preferredServer: 'hitech',
    registeredDaysAgo: 64,
    money: 180_000,
    coins: { hitech: 1_240, 'techno-magic-rpg': 85 },
    purchases: [{ server: 'techno-magic-rpg', role: 'shinobi', period: 'month', mode: 'buy', daysAgo: 9 }],
  },
  {
    login: 'rich',
    email: 'rich@hoshikraft.example',
    groups: ['player'],
    preferredServer: 'techno-magic-rpg',
    registeredDaysAgo: 611,
    money: 25_000_000,
    coins: { 'techno-magic-rpg': 184_320, hitech: 96_500, 'techno-magic-sky': 41_075, 'magic-rpg': 12_900 },
    purchases: [
      { server: 'magic-rpg', role: 'miko', period: 'month', mode: 'buy', daysAgo: 200 },
      { server: 'hitech', role: 'pilot', period: 'three_months', mode: 'buy', daysAgo: 120 },
      { server: 'techno-magic-rpg', role: 'ronin', period: 'month', mode: 'buy', daysAgo: 110 },
      { server: 'techno-magic-rpg', role: 'samurai', period: 'three_months', mode: 'buy', daysAgo: 70 },
      { server: 'techno-magic-rpg', role: 'kami', period: 'forever', mode: 'buy', daysAgo: 40 },
      { server: 'hitech', role: 'architect', period: 'month', mode: 'buy', daysAgo: 20 },
      { server: 'hitech', role: 'architect', period: 'three_months', mode: 'extend', daysAgo: 6 },
      { server: 'techno-magic-sky', role: 'fujin', period: 'three_months', mode: 'buy', daysAgo: 3 },
    ],
  },
  {
    login: 'editor',
    email: 'editor@hoshikraft.example',
    groups: ['player', 'editor'],
    preferredServer: 'magic-rpg',
    registeredDaysAgo: 402,
    money: 35_000,
    coins: { 'magic-rpg': 2_310 },
    purchases: [],
  },
  {
    login: 'admin',
    email: 'admin@hoshikraft.example',
    groups: ['player', 'moderator', 'admin'],
    preferredServer: 'techno-magic-rpg',
    registeredDaysAgo: 1_460,
    money: 0,
    coins: {},
    purchases: [],
  },
  {
    login: 'operator',
    email: 'operator@hoshikraft.example',
    groups: ['player', 'admin'],
    preferredServer: null,
    registeredDaysAgo: 1_460,
    money: 0,
    coins: {},
    purchases: [],
    authenticator: true,
  },
  {
    login: 'banned',
    email: 'banned@hoshikraft.example',
    groups: ['player'],
    preferredServer: 'hitech',
    registeredDaysAgo: 33,
    money: 52_000,
    coins: { hitech: 310 },
    purchases: [],
    ban: {
      bannedBy: 'Volt_Sensei',
      reason: '3.1, X-Ray',
      daysAgo: 4,
      days: 30,
      unbanPrice: 49_900,
    },
  },
];
