import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createDatabase, type RunningPostgres, startPostgres } from '@hoshikraft/testkit';
import pg from 'pg';
import { bridgeCall } from './caller.ts';
import { apiNode, type OwnProcess, siteProcess } from './own-process.ts';
import { CANARY, type Marks, PAGES, type Part, PARTS } from './shown-pages.ts';

type Kind = 'visitor' | 'stranger' | 'friend' | 'owner' | 'moderator';
type Privacy = Partial<Record<Part, 'friends' | 'nobody'>>;

const GAME_SECRET = 'the-secret-of-the-game-servers';
const KINDS: Kind[] = ['visitor', 'stranger', 'friend', 'owner', 'moderator'];
/** Who is shown a page that all visitors share, and who sees most of one who hides a single part. */
const FAR_AND_NEAR: Kind[] = ['visitor', 'friend'];
const all = (to: 'friends' | 'nobody'): Privacy => Object.fromEntries(PARTS.map((part) => [part, to]));
const FLAGS: [string, Privacy, Kind[]][] = [
  ['nothing', {}, KINDS],
  ['everything from all but friends', all('friends'), KINDS],
  ...PARTS.map((part): [string, Privacy, Kind[]] => [`${part} from everybody`, { [part]: 'nobody' }, FAR_AND_NEAR]),
  ['everything from everybody', all('nobody'), KINDS],
];

let postgres: RunningPostgres;
let api: OwnProcess;
let site: OwnProcess;
let db: pg.Client;
const cookies = new Map<Kind, string>();

/** A player who is signed in; answers the id, and cookies that say so. */
async function addPlayer(login: string): Promise<{ id: string; cookie: string }> {
  const token = randomBytes(32).toString('base64url');
  const { rows } = await db.query<{ player: string; session: string }>(
    `WITH player AS (INSERT INTO players (login, consented_at) VALUES ($1, now()) RETURNING id)
     INSERT INTO sessions (id, player_id, token_hash, source, created_at, last_seen_at, expires_at)
     SELECT gen_random_uuid(), id, $2, 'site', now(), now(), now() + interval '1 day' FROM player
     RETURNING player_id AS player, id AS session`,
    [login, createHash('sha256').update(token).digest()],
  );
  const { player = '', session = '' } = rows[0] ?? {};
  return { id: player, cookie: `access_id=${session}; access_token=${token}` };
}

const tell = async (name: 'events' | 'heartbeat', content: object): Promise<void> => {
  const key = { id: `dev-${CANARY.server}`, secret: `${GAME_SECRET}:${CANARY.server}` };
  const { status, body } = await bridgeCall(api.url, key, name, content);
  if (status !== 200) throw new Error(`game/${name} answered ${status}: ${JSON.stringify(body)}`);
};

let seq = 0;
const bootId = randomUUID();
/** The owner is in the game for the next fifteen seconds. */
const beat = (): Promise<void> => {
  seq += 1;
  const online = [{ login: CANARY.login, joinedAt: new Date().toISOString(), afk: false }];
  return tell('heartbeat', { bootId, seq, tps: 20, online, maxPlayers: 50, gameVersion: '1.12.2', worlds: ['world'] });
};

async function ownerDeeds(id: string, friends: readonly string[]): Promise<void> {
  const totals = { blocksPlaced: 0, playersKilled: 0, mobsKilled: 0, deaths: 0, experience: 0, chatMessages: 0 };
  await tell('events', {
    batchId: randomUUID(),
    sessions: [
      {
        id: randomUUID(),
        login: CANARY.login,
        joinedAt: new Date(CANARY.lastSeen.getTime() - CANARY.seconds * 1000).toISOString(),
        leftAt: CANARY.lastSeen.toISOString(),
        afkSeconds: 0,
      },
    ],
    counters: [
      {
        ...totals,
        login: CANARY.login,
        blocksBroken: CANARY.broken,
        caseOpenings: 0,
        coinIncome: 0,
        coinExpenses: 0,
      },
    ],
  });
  // Viewers who may not see when the player was online do not see the counts of the current day (decision 100).
  await db.query(`UPDATE player_counters SET started_at = $1, reported_at = $1 WHERE blocks_broken = $2`, [
    CANARY.lastSeen,
    CANARY.broken,
  ]);
  const own = [id, CANARY.server];
  for (const friend of friends) {
    await db.query(`INSERT INTO friendships (player_id, friend_id, since) VALUES ($1, $2, now()), ($2, $1, now())`, [
      id,
      friend,
    ]);
  }
  await db.query('UPDATE players SET friends = $2 WHERE id = $1', [id, CANARY.friends]);
  await db.query(`INSERT INTO ledger_accounts (player_id, server_id, kind, balance) VALUES ($1, $2, 'coins', $3)`, [
    ...own,
    CANARY.coins,
  ]);
  await db.query(
    `INSERT INTO grants (player_id, server_id, role_id, started_at)
     SELECT $1, $2, id, $3 FROM roles WHERE server_id = $2 ORDER BY tier LIMIT 1`,
    [...own, CANARY.granted],
  );
  await db.query(
    `INSERT INTO linked_services (player_id, service, subject, name, linked_at) VALUES ($1, 'youtube', $2, 'Canary', now())`,
    [id, CANARY.channel],
  );
}

beforeAll(async () => {
  postgres = await startPostgres();
  const databaseUrl = await createDatabase(postgres.url);
  api = await apiNode({
    DATABASE_URL: databaseUrl,
    RATE_LIMITS: 'off',
    DEV_GAME_SECRET: GAME_SECRET,
    SEED: 'development',
    SEED_HISTORY: 'off',
    TRUST_PROXY_HOPS: '1',
    READ_DEADLINE_MS: '60000',
    WRITE_DEADLINE_MS: '60000',
  });
  await api.start();
  site = await siteProcess({ API_URL: api.url });
  await site.start();
  db = new pg.Client({ connectionString: databaseUrl });
  await db.connect();
  const [owner, friend, pal] = [
    await addPlayer(CANARY.login),
    await addPlayer('Some_friend'),
    await addPlayer(CANARY.friend),
  ];
  const [stranger, moderator] = [await addPlayer('Some_stranger'), await addPlayer('Some_moderator')];
  await db.query(`UPDATE players SET groups = '{moderator}' WHERE id = $1`, [moderator.id]);
  await ownerDeeds(owner.id, [friend.id, pal.id]);
  for (const [kind, { cookie }] of Object.entries({ owner, friend, stranger, moderator }))
    cookies.set(kind as Kind, cookie);
  // Leaderboards are computed at most once a minute.
  for (let places = 0; places === 0;) {
    await db.query(`UPDATE top_refreshes SET refreshed_at = refreshed_at - interval '2 minutes'`);
    const { rows } = await db.query<{ places: number }>(
      `SELECT count(*)::integer AS places FROM top_scores WHERE player_id = $1 AND type = 'coins'`,
      [owner.id],
    );
    places = rows[0]?.places ?? 0;
  }
});
afterAll(async () => {
  await db.end();
  await Promise.all([api.end(), site.end()]);
  await postgres.stop();
});

/** Whether the viewer may see a part: the owner and moderators see all; `lastSeen` also requires `online`. */
const sees = (kind: Kind, privacy: Privacy, part: Part): boolean => {
  if (kind === 'owner' || kind === 'moderator') return true;
  const asked = part === 'lastSeen' ? (['lastSeen', 'online'] as const) : ([part] as const);
  return asked.every((one) => privacy[one] === undefined || (privacy[one] === 'friends' && kind === 'friend'));
};

async function pageAs(kind: Kind, address: string): Promise<string> {
  const cookie = cookies.get(kind);
  const reply = await fetch(site.url + address, {
    redirect: 'manual',
    headers: cookie === undefined ? {} : { cookie },
  });
  return reply.status === 200 ? reply.text() : `${reply.status} ${reply.headers.get('location') ?? ''}`;
}

/** A page of its own, and its data, which are all that a browser loads of one that it is led to. */
const addressesOf = (path: string) => {
  const [name = '', query] = path.split('?');
  const search = query === undefined ? '' : `?${query}`;
  const address = name === '' ? '/en' : `/en/${name}`;
  return { drawn: address + search, data: `${address}.data${search}` };
};

/** The parts that a text reveals. For the owner, whose header shows some of them, only the parts of the page count. */
const toldBy = (text: string, tells: Marks, kind: Kind): Part[] =>
  PARTS.filter((part) => (tells[part] ?? (kind === 'owner' ? undefined : CANARY.texts[part]))?.test(text) === true);

describe.each(FLAGS)('of a player who hides %s', (_name, privacy, kinds) => {
  beforeAll(async () => {
    await db.query('UPDATE players SET privacy = $1 WHERE login = $2', [JSON.stringify(privacy), CANARY.login]);
  });

  test.each(kinds)('every page shows a %s what they may see, and nothing else', async (kind) => {
    await beat();
    const pictures = new Set<string>();
    for (const { path, tells, draws } of PAGES) {
      const { drawn, data } = addressesOf(path);
      // A public page is rendered as for a visitor; the browser then requests what else its user may see.
      const shownTo: Kind = path.startsWith('banlist') ? kind : 'visitor';
      for (const [address, marks, viewer] of [
        [drawn, { ...tells, ...draws }, shownTo],
        [data, tells, kind],
      ] as const) {
        const text = await pageAs(kind, address);
        const expected = PARTS.filter((part) => marks[part] !== undefined && sees(viewer, privacy, part));
        expect([address, toldBy(text, marks, viewer)]).toEqual([address, expected]);
        if (path.startsWith('profile/')) pictures.add(/og:image" content="([^"]+)/.exec(text)?.[1] ?? '');
      }
    }
    // The preview image of the profile is the player's own, as rendered for a visitor (shared-profile.test.ts).
    const own = new RegExp(`^$|^${site.url}/share/profile/${CANARY.login}\\.en\\.jpg\\?v=[0-9a-z]+$`);
    expect([...pictures].filter((picture) => !own.test(picture))).toEqual([]);
    expect(pictures.size).toBeGreaterThan(1);
  });
});
