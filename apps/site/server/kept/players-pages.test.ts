import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { siteRoutes } from '../../app/route-table.ts';
import type { OwnState } from '../../app/entry/own-state.ts';
import { type Answer, ask } from '../testing/ask.ts';
import { authOf, tokenOf } from '../testing/fixtures.ts';
import { type SiteProcess, startSite } from '../testing/site-process.ts';
import { startUpstream, type Upstream } from '../testing/upstream.ts';

jest.setTimeout(60_000);

let api: Upstream;
let site: SiteProcess;
beforeAll(async () => {
  api = await startUpstream();
  // Nobody waits so long; on a busy machine nothing is given up.
  site = await startSite({ API_URL: api.url, READ_DEADLINE_MS: '20000' });
});
afterAll(async () => {
  await site.stop();
  await api.close();
});

const BROWSER = { 'accept-encoding': 'gzip, deflate, br, zstd' };
const openAs = (n: number, path: string, headers: Record<string, string> = BROWSER): Promise<Answer> =>
  ask(site.url + path, {
    headers: { cookie: `access_id=${authOf(n).accessId}; access_token=${tokenOf(n)}`, ...headers },
  });
const SHARED = siteRoutes.filter(({ sameForPlayers }) => sameForPlayers).map(({ path }) => path);
const asked = (path: string): number => api.received.filter((one) => one.path === path).length;

const ownState = ({ body }: Answer): OwnState | undefined => {
  const [, text] = /<script type="application\/json" id="own-state">(.*?)<\/script>/.exec(body) ?? [];
  return text === undefined ? undefined : (JSON.parse(text) as OwnState);
};
/** The page without its scripts, and without what each answer has of its own. */
const drawing = ({ body }: Answer): string =>
  body.replaceAll(/<script[^]*?<\/script>/g, '').replaceAll(/ nonce="[^"]*"/g, '');

describe('a page that players share', () => {
  test('is drawn once for many, each of whom finds their own in it', async () => {
    const before = asked('/api/servers');
    // Two with one theme, and a third with another.
    const players = Array.from({ length: 40 }, (_, place) => 1 + (place % 3));
    const answers = await Promise.all(players.map((n) => openAs(n, '/en')));
    expect(asked('/api/servers') - before).toBeLessThan(20);
    expect(answers.map(({ body }) => [...new Set(body.match(/Canary_\d/g))])).toEqual(
      players.map((n) => [`Canary_${n}`]),
    );
    expect(answers.map((answer) => ownState(answer)?.session)).toEqual(
      players.map((n) => ({ kind: 'signed-in', auth: authOf(n) })),
    );
    expect(answers.every(({ body }) => !body.includes('data-own='))).toBe(true);
  });

  test.each(SHARED.flatMap((path) => ['ru', 'en'].map((locale) => `/${locale}${path && `/${path}`}`)))(
    '%s is what it would be if it were drawn for the one',
    async (path) => {
      // With a query that no page knows it is drawn for the one, and for a search engine all in one go.
      const [shared, single] = [
        await openAs(1, path),
        await openAs(1, `${path}?unknown=1`, { 'user-agent': 'Googlebot' }),
      ];
      expect([shared.status, single.status]).toEqual([200, 200]);
      expect([ownState(shared), ownState(single)]).toEqual([expect.anything(), undefined]);
      expect(drawing(shared)).toBe(drawing(single));
    },
  );

  test('asks for nothing that would be one player’s own', () => {
    expect(site.log()).not.toContain('not the same for players');
  });

  test('says what is true of its player now', async () => {
    await openAs(1, '/ru');
    const richer = { ...authOf(1), balance: 123_456 };
    api.instead.set('/api/main', (main) => ({ ...(main as object), auth: richer }));
    const { body } = await openAs(1, '/ru');
    api.instead.delete('/api/main');
    expect(body).toMatch(/1\s234,56/);
  });

  test('comes packed as browsers wish, and is never kept by anybody', async () => {
    const wishes = [BROWSER['accept-encoding'], 'gzip, br', 'gzip', 'zstd;q=0, identity'];
    const answers = await Promise.all(wishes.map((wish) => openAs(1, '/en/team', { 'accept-encoding': wish })));
    expect(answers.map(({ headers }) => headers['content-encoding'])).toEqual(['zstd', 'br', 'gzip', undefined]);
    expect(answers.map(({ headers }) => headers['cache-control'])).toEqual(Array(4).fill('private, no-store'));
    expect(answers.every(({ headers }) => headers['vary']?.includes('Accept-Encoding'))).toBe(true);
  });

  test('is drawn for the one where something of theirs cannot be had', async () => {
    api.instead.set('/api/store/best-roles', () => 'nothing of the kind');
    const answer = await openAs(2, '/en');
    api.instead.delete('/api/store/best-roles');
    expect([answer.status, ownState(answer)]).toEqual([200, undefined]);
    expect(answer.body).toContain('Canary_2');
  });

  test('is a visitor’s where the session has ended', async () => {
    const cookie = `access_id=${authOf(1).accessId}; access_token=${tokenOf(2)}`;
    const answer = await ask(`${site.url}/en`, { headers: { cookie } });
    expect([answer.status, ownState(answer)]).toEqual([200, undefined]);
    expect(answer.body).not.toContain('Canary');
    expect(answer.cookies).toContainEqual(expect.stringMatching(/^access_token=; /));
  });
});
