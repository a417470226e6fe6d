/** Parts of a profile that a player may keep from others. */
export const PARTS = ['online', 'playtime', 'statistics', 'coins', 'friends', 'roles', 'lastSeen', 'services'] as const;
export type Part = (typeof PARTS)[number];
export type Marks = { readonly [P in Part]?: RegExp };

const DAY_MS = 86_400_000;
const [SECONDS, COINS, BROKEN, FRIENDS] = [45_678, 918_273, 615_243, 735_117];
const [FRIEND, LOGIN, CHANNEL] = ['Canary_pal', 'Canary_owner', 'UCcanary0000000000000001'];
/** Late on a day some weeks ago, so that the whole session lies within it. */
const LAST_SEEN = new Date(Math.floor(Date.now() / DAY_MS - 20) * DAY_MS + 23 * 3_600_000 + 7);
const GRANTED = new Date(LAST_SEEN.getTime() + DAY_MS + 11);

/** A number as it is, and as a page writes it. */
const numeral = (value: number): RegExp => {
  const text = String(value);
  return new RegExp(`\\b${text}\\b|\\b${text.slice(0, -3)}(?:[,.\\s]|&nbsp;|&#x[aA]0;)${text.slice(-3)}\\b`);
};

/** A player whose parts have values that occur nowhere else: a page that contains such a value shows that part. */
export const CANARY = {
  login: LOGIN,
  server: 'techno-magic-sky',
  seconds: SECONDS,
  coins: COINS,
  broken: BROKEN,
  /** How many friends the profile counts, and one of them who looks at nothing. */
  friends: FRIENDS,
  friend: FRIEND,
  /** Since when a role is held: the store names all roles to everybody. */
  granted: GRANTED,
  lastSeen: LAST_SEEN,
  /** Linked for the profile, at YouTube. */
  channel: CHANNEL,
  texts: {
    playtime: numeral(SECONDS),
    coins: numeral(COINS),
    statistics: numeral(BROKEN),
    friends: new RegExp(`${FRIEND}|${numeral(FRIENDS).source}`),
    roles: new RegExp(GRANTED.toISOString()),
    lastSeen: new RegExp(LAST_SEEN.toISOString()),
    services: new RegExp(CHANNEL),
  } as Marks,
} as const;

export interface ShownPage {
  /** Below `/en/`. */
  path: string;
  /** What in the text reveals a part, for each part that the page shows. */
  tells: Marks;
  /** The same for parts that only the HTML page contains, not its data. */
  draws?: Marks;
}

const { texts } = CANARY;
const { playtime, coins, statistics, friends, roles, lastSeen, services } = texts as Required<Marks>;
const drawsOnline = { draws: { online: /Playing on/ } };
const head = { playtime, coins, friends, roles, lastSeen, services };
const top = (path: string, tells: Marks): ShownPage[] => [
  { path: `top/${path}`, tells },
  { path: `top/${path}/${CANARY.server}`, tells },
];

/** Pages that show players, and pages that must show no private part of any player. */
export const PAGES: readonly ShownPage[] = [
  { path: `profile/${LOGIN}/statistics`, tells: { ...head, statistics }, ...drawsOnline },
  { path: `profile/${LOGIN}/roles`, tells: head, ...drawsOnline },
  { path: `profile/${LOGIN}/friends/list`, tells: head, ...drawsOnline },
  {
    path: `player-search?q=${LOGIN}`,
    tells: {},
    draws: { online: new RegExp(`<li[^>]*>(?:(?!</li>).)*${LOGIN}(?:(?!</li>).)*Techno`, 's') },
  },
  ...top('playtime', { playtime }),
  ...top('online', { playtime }),
  ...top('coins', { coins }),
  ...top('likes', {}),
  { path: `banlist?q=${LOGIN}`, tells: {} },
  ...['', 'news', 'news/how-to-start', 'team', 'servers', `servers/${CANARY.server}`].map((path) => ({
    path,
    tells: {},
  })),
];
