import { until } from '@hoshikraft/testkit/until';
import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { ask } from './testing/ask.ts';
import { authOf, tokenOf } from './testing/fixtures.ts';
import { type SiteProcess, startSite } from './testing/site-process.ts';
import { startUpstream, type Upstream } from './testing/upstream.ts';

jest.setTimeout(300_000);

let api: Upstream;
let site: SiteProcess;
beforeAll(async () => {
  api = await startUpstream();
  site = await startSite({ API_URL: api.url });
});
afterEach(() => api.instead.clear());
afterAll(async () => {
  await site.stop();
  await api.close();
});

/** The same answer with every value of one type said in another. */
const each = (type: string, instead: unknown) => {
  const twist = (value: unknown): unknown => {
    if ((Array.isArray(value) ? 'array' : typeof value) === type) return instead;
    if (Array.isArray(value)) return value.map(twist);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, twist(inner)]));
  };
  return twist;
};

/** Answers of 200 in JSON that no page can be drawn from. */
const STRANGE: Record<string, (body: unknown) => unknown> = {
  '{}': () => ({}),
  '[]': () => [],
  'a text': () => 'text',
  'a number': () => 7,
  null: () => null,
  'objects for texts': each('string', { a: 1 }),
  'objects for lists': each('array', {}),
  'lists of other things': (body) => each('array', [null, 7, {}])(body),
  'other texts': each('string', 'never'),
  'numbers beyond bounds': each('number', -1e300),
  'no list': each('array', []),
  'texts for numbers': each('number', 'x'),
};

const PAGES = {
  visitor: ['', '/servers', '/rules', '/team', '/store', '/start'],
  player: ['', '/store', '/pay', '/cabinet/roles', '/cabinet/abilities', '/cabinet/transactions', '/cabinet/sessions'],
};
const cookie = `access_id=${authOf(1).accessId}; access_token=${tokenOf(1)}`;

const UNREACHED = { ru: 'Не удалось подключиться к серверу', en: 'Unable to connect to the server' } as const;
const BROKEN = /<title>(?:Внутренняя ошибка сервера|Internal Server Error)/;

const pages = Object.entries(PAGES).flatMap(([who, paths]) => paths.map((path) => ({ who, path })));

describe.each(pages)('$path for a $who', ({ who, path }) => {
  // A query that no page knows: such a page is drawn for one, never kept.
  const open = (locale: 'ru' | 'en') =>
    ask(`${site.url}/${locale}${path}?one`, { headers: who === 'player' ? { cookie } : {} });

  // On a busy machine the API may be late, which is said with 503 too.
  const opens = () => until(async () => (await open('ru')).status === 200);

  /** What the page asks the API for. */
  const calls = async (): Promise<string[]> => {
    const before = api.received.length;
    await opens();
    return [...new Set(api.received.slice(before).map((call) => call.path))];
  };

  test('is an error page, or shows its own error, whatever strange thing any call of it is answered', async () => {
    const unreached = new Set<string>();
    for (const call of await calls()) {
      for (const [kind, twist] of Object.entries(STRANGE)) {
        api.instead.set(call, twist);
        const locale = kind.length % 2 === 0 ? 'ru' : 'en';
        const { status, body } = await open(locale);
        expect([call, kind, status]).toEqual([call, kind, body.includes(UNREACHED[locale]) ? 503 : 200]);
        expect([call, kind, BROKEN.test(body)]).toEqual([call, kind, false]);
        expect(body).toContain('</html>');
        if (status === 503) unreached.add(call);
      }
      api.instead.clear();
    }
    expect(unreached).toContain('/api/main');
    await opens();
  });
});

test('no stack is in the log, but the name of each call and where its answer is wrong', () => {
  expect(site.log()).not.toMatch(/^\s+at /m);
  expect(site.log()).toContain('GET /team is not what the contract says at "/groups"');
});
