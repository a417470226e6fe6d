import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createTestApp } from '../testing/test-app.ts';
import type { TestApp } from '../testing/test-app.ts';
import { seedDevelopment } from './seed.ts';
import { teamLogins } from './write-players.ts';
import { listSampleSkins, writeSkins } from './write-skins.ts';

let test: TestApp;

beforeAll(async () => {
  test = await createTestApp({ content: false });
  await seedDevelopment(test.app.db, test.app.config, test.clock.now());
});
afterAll(() => test.close());

const skins = () =>
  test.app.db
    .selectFrom('player_skins')
    .innerJoin('players', 'players.id', 'player_skins.player_id')
    .select(['login', 'name', 'model', 'hash'])
    .orderBy('login')
    .execute();

it('gives different skins to some sample players and none to others, and is idempotent', async () => {
  await writeSkins(test.app, new AbortController().signal);
  const written = await skins();
  const { players } = await test.app.db
    .selectFrom('players')
    .select((query) => query.fn.countAll<number>().as('players'))
    .executeTakeFirstOrThrow();
  expect(written.length).toBeGreaterThan(40);
  expect(written.length).toBeLessThan(Number(players));
  expect(new Set(written.map(({ hash }) => hash)).size).toBe(written.length);
  expect(written.map(({ login }) => login)).toEqual(expect.arrayContaining(teamLogins));
  const rich = written.find(({ login }) => login === 'rich');
  const skin = listSampleSkins().get('rich');
  expect(rich?.model).toBe(skin?.model);
  expect(await test.app.files.read(rich?.name ?? '')).toEqual(await readFile(skin?.file ?? ''));
  await writeSkins(test.app, new AbortController().signal);
  expect(await skins()).toEqual(written);
});

it('stops between two players when it is aborted', async () => {
  await test.app.db.deleteFrom('player_skins').execute();
  const ending = new AbortController();
  const put = test.app.files.put.bind(test.app.files);
  const files = {
    ...test.app.files,
    put: async (name: string, bytes: Uint8Array) => {
      ending.abort();
      await put(name, bytes);
    },
  };
  await writeSkins({ ...test.app, files }, ending.signal);
  expect(await skins()).toHaveLength(1);
});

it('has skins only for logins that the seed writes', async () => {
  const logins = [...listSampleSkins().keys()];
  const rows = await test.app.db.selectFrom('players').select('login').where('login', 'in', logins).execute();
  expect(rows.map(({ login }) => login).toSorted()).toEqual(logins.toSorted());
});
