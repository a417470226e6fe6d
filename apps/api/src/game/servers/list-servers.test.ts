import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { components } from '@hoshikraft/contract';
import { createTestApp } from '../../../testing/test-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';

type ServerList = components['schemas']['ServerList'];

const ALL = ['techno-magic-rpg', 'hitech', 'techno-magic-sky', 'magic-rpg'];

let test: TestApp;
const list = (query = '', language = 'ru') =>
  test.request<ServerList>('GET', `/api/servers${query}`, { headers: { 'accept-language': language } });

beforeAll(async () => {
  test = await createTestApp();
});

afterAll(() => test.close());

describe('the list of servers', () => {
  it('shows all servers in their configured order', async () => {
    const { status, body } = await list();
    expect(status).toBe(200);
    expect(body.items.map((server) => server.id)).toEqual(ALL);
    expect(body.nextCursor).toBeNull();
  });

  it('is paginated and shows each server once', async () => {
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const { body }: { body: ServerList } = await list(`?limit=3${cursor === null ? '' : `&cursor=${cursor}`}`);
      seen.push(...body.items.map((server) => server.id));
      cursor = body.nextCursor;
    } while (cursor !== null);
    expect(seen).toEqual(ALL);
  });

  it('has no next page when the last one is exactly full', async () => {
    expect((await list('?limit=4')).body.nextCursor).toBeNull();
  });

  it('is in the requested language', async () => {
    const [ru, en] = await Promise.all([list('', 'ru'), list('', 'en-GB,en;q=0.9')]);
    expect(ru.body.items[1]?.summary).toMatch(/реакторы/);
    expect(en.body.items[1]?.summary).toMatch(/reactors/);
    expect(JSON.stringify(en.body)).not.toMatch(/\p{Script=Cyrillic}/u);
    expect(en.body.items[1]?.worlds).toContain('Orbital station');
  });

  it.each([
    '?limit=0',
    '?limit=101',
    '?cursor=nonsense',
    '?cursor=WyJ4Il0',
    '?cursor=WzMwMDAwMDAwMDBd',
    '?cursor=Wy0xXQ',
    '?page=2',
  ])('refuses %s', async (query) => {
    expect((await list(query)).status).toBe(400);
  });
});
