import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { components } from '@hoshikraft/contract';
import { createTestApp } from '../../../testing/test-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { presentTeam } from './get-team.ts';

let test: TestApp;
const get = (language: string) =>
  test.request<components['schemas']['Team']>('GET', '/api/team', { headers: { 'accept-language': language } });

beforeAll(async () => {
  test = await createTestApp();
});

afterAll(() => test.close());

it('is grouped, with the servers of their curators', async () => {
  const { status, body } = await get('ru');
  expect(status).toBe(200);
  expect(body.groups.map((group) => group.id)).toEqual(['founders', 'developers', 'moderators', 'builders', 'editors']);
  const members = body.groups.flatMap((group) => group.members);
  expect(members.find((member) => member.login === 'RustyGear')?.serverId).toBe('hitech');
  expect(members.find((member) => member.login === 'Hoshiyomi')?.serverId).toBeNull();
});

it('has no Cyrillic letters in English, and some in Russian', async () => {
  expect((await get('en')).text).not.toMatch(/\p{Script=Cyrillic}/u);
  expect((await get('ru')).text).toMatch(/\p{Script=Cyrillic}/u);
});

it('includes groups without members, and each member only in their own group', () => {
  const words = { ru: 'по-русски', en: 'in English' };
  const group = (id: string) => ({ id, title: words, description: words });
  const member = { group_id: 'builders', login: 'Aoi', role: words, server_id: null };
  const { groups } = presentTeam({ groups: [group('empty'), group('builders')], members: [member] }, 'ru');
  expect(groups.map(({ members }) => members.map(({ role }) => role))).toEqual([[], ['по-русски']]);
});
