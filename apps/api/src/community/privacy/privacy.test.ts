import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type TestDatabase, openTestDatabase } from '../../../testing/test-database.ts';
import type { Session } from '../../platform/http/authenticators.ts';
import { findOwner, seenBy } from './privacy-repository.ts';
import { type Privacy, PRIVACY_PARTS, sees, type ViewerKind } from './sees.ts';
import { showOwner } from './show-owner.ts';
import { viewerOf } from './viewer.ts';
import type { Viewer } from './viewer.ts';

const KINDS: ViewerKind[] = ['visitor', 'stranger', 'friend', 'owner', 'moderator'];
const SHOWN_TO = ['everyone', 'friends', 'nobody'] as const;

/** Each part alone hidden from all but friends or from all, all parts, and every combination of `online` and `lastSeen`. */
const SETTINGS: Privacy[] = [
  {},
  ...PRIVACY_PARTS.flatMap((part) => [{ [part]: 'friends' }, { [part]: 'nobody' }]),
  ...(['friends', 'nobody'] as const).flatMap((lastSeen) => [
    { lastSeen, online: 'friends' as const },
    { lastSeen, online: 'nobody' as const },
  ]),
  Object.fromEntries(PRIVACY_PARTS.map((part) => [part, 'nobody'])),
];

describe('what a viewer sees', () => {
  test('the owner and moderators see everything, whatever is hidden', () => {
    for (const privacy of SETTINGS) {
      for (const part of PRIVACY_PARTS) {
        expect([sees('owner', privacy, part), sees('moderator', privacy, part)]).toEqual([true, true]);
      }
    }
  });

  test.each(PRIVACY_PARTS)('%s alone is visible to everyone, friends or nobody', (part) => {
    const others: ViewerKind[] = ['visitor', 'stranger', 'friend'];
    const seen = SHOWN_TO.map((to) => others.map((kind) => sees(kind, to === 'everyone' ? {} : { [part]: to }, part)));
    expect(seen).toEqual([
      [true, true, true],
      [false, false, true],
      [false, false, false],
    ]);
  });

  test('a player who hides being online is not revealed by the time they were last seen', () => {
    expect(sees('stranger', { online: 'nobody' }, 'lastSeen')).toBe(false);
    expect(sees('friend', { online: 'friends' }, 'lastSeen')).toBe(true);
    expect(sees('friend', { online: 'friends', lastSeen: 'nobody' }, 'lastSeen')).toBe(false);
    expect(sees('stranger', { lastSeen: 'nobody' }, 'online')).toBe(true);
  });

  test('a viewer with the permission web.bans.manage is a moderator, without a session a visitor', () => {
    const session = (permissions: string[]) =>
      ({ playerId: 'me', permissions: new Set(permissions) }) as unknown as Session;
    expect(viewerOf(null)).toEqual({ playerId: null, moderates: false });
    expect(viewerOf(session(['web.documents.edit']))).toEqual({ playerId: 'me', moderates: false });
    expect(viewerOf(session(['web.bans.manage'])).moderates).toBe(true);
  });
});

describe.each(['postgres', 'pglite'] as const)('on %s', (engine) => {
  let database: TestDatabase;
  const viewers = new Map<ViewerKind, Viewer>();
  const owners: { id: string; login: string; privacy: Privacy }[] = [];

  const addPlayer = async (login: string, privacy: Privacy = {}): Promise<string> =>
    (
      await database.db
        .insertInto('players')
        .values({ login, privacy: JSON.stringify(privacy) })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id;
  const befriend = (left: string, right: string) =>
    database.db
      .insertInto('friendships')
      .values([
        { player_id: left, friend_id: right, since: new Date() },
        { player_id: right, friend_id: left, since: new Date() },
      ])
      .execute();
  const countsOf = (id: string) =>
    database.db.selectFrom('players').select(['friends', 'likes']).where('id', '=', id).executeTakeFirstOrThrow();

  beforeAll(async () => {
    database = await openTestDatabase(engine, false);
    const [stranger, friend, moderator] = [
      await addPlayer('Stranger'),
      await addPlayer('Friend'),
      await addPlayer('Moderator'),
    ];
    viewers.set('visitor', { playerId: null, moderates: false });
    viewers.set('stranger', { playerId: stranger, moderates: false });
    viewers.set('friend', { playerId: friend, moderates: false });
    viewers.set('moderator', { playerId: moderator, moderates: true });
    for (const [index, privacy] of SETTINGS.entries()) {
      const login = `Owner_${index}`;
      const id = await addPlayer(login, privacy);
      owners.push({ id, login, privacy });
      await befriend(id, friend);
    }
  });
  afterAll(() => database.close());

  const viewerFor = (kind: ViewerKind, ownerId: string): Viewer =>
    kind === 'owner' ? { playerId: ownerId, moderates: false } : (viewers.get(kind) as Viewer);

  test.each(KINDS)('lists show a %s the same as single players do, for every part and setting', async (kind) => {
    let compared = 0;
    for (const { id, login, privacy } of owners) {
      const viewer = viewerFor(kind, id);
      const parts = PRIVACY_PARTS.map((part) => seenBy(viewer, part, 'p').as(part));
      const row = await database.db
        .selectFrom('players as p')
        .select(parts)
        .where('p.id', '=', id)
        .executeTakeFirstOrThrow();
      const expected = Object.fromEntries(PRIVACY_PARTS.map((part) => [part, sees(kind, privacy, part)]));
      expect({ privacy, ...row }).toEqual({ privacy, ...expected });
      expect(await findOwner(database.db, viewer, login.toUpperCase())).toEqual({
        id,
        login,
        groups: ['player'],
        privacy,
        kind,
      });
      compared += 1;
    }
    expect(compared).toBe(SETTINGS.length);
  });

  test('an unknown player is not found, and what is hidden is refused as such', async () => {
    const hidden = owners.find(({ privacy }) => privacy.playtime === 'nobody' && privacy.coins === undefined);
    const ask = (login: string, part: 'playtime' | 'coins') =>
      showOwner(database.db, viewerFor('friend', ''), login, part);
    await expect(ask('Nobody_here', 'coins')).rejects.toMatchObject({ type: 'not_found' });
    await expect(ask(String(hidden?.login), 'playtime')).rejects.toMatchObject({ type: 'part_hidden' });
    expect((await ask(String(hidden?.login), 'coins')).id).toBe(hidden?.id);
  });

  test("only 'friends' and 'nobody' can be stored as a restriction", async () => {
    const id = await addPlayer('Odd_flags');
    for (const privacy of ['[]', '"nobody"', '{"coins":"everyone"}', '{"coins":null}', '{"coins":["friends"]}']) {
      const written = database.db.updateTable('players').set({ privacy }).where('id', '=', id).execute();
      await expect(written).rejects.toThrow(/players_privacy/);
    }
  });

  test('counts of friends and likes match their rows after concurrent changes', async () => {
    const ids = await Promise.all(['Count_a', 'Count_b', 'Count_c'].map((login) => addPlayer(login)));
    const [a, b, c] = ids as [string, string, string];
    const give = (from: string) => ({ player_id: a, liked_by: from, created_at: new Date() });
    await Promise.all([befriend(a, b), befriend(c, a), befriend(b, c)]);
    await database.db
      .insertInto('profile_likes')
      .values([give(b), give(c)])
      .execute();
    await database.db
      .insertInto('profile_likes')
      .values([give(b)])
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    expect(await Promise.all([a, b, c].map(countsOf))).toEqual([
      { friends: 2, likes: 2 },
      { friends: 2, likes: 0 },
      { friends: 2, likes: 0 },
    ]);
    await database.db.deleteFrom('profile_likes').where('player_id', '=', a).where('liked_by', '=', b).execute();
    await database.db
      .deleteFrom('friendships')
      .where((eb) => eb.or([eb('player_id', '=', a), eb('friend_id', '=', a)]))
      .execute();
    await database.db.deleteFrom('profile_likes').where('liked_by', '=', randomUUID()).execute();
    expect(await Promise.all([a, b, c].map(countsOf))).toEqual([
      { friends: 0, likes: 1 },
      { friends: 1, likes: 0 },
      { friends: 1, likes: 0 },
    ]);
  });
});
