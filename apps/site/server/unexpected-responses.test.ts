import { until } from '@hoshikraft/testkit/until';
import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { sendRequest } from './testing/send-request.ts';
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
afterEach(() => api.overrides.clear());
afterAll(async () => {
  await site.stop();
  await api.close();
});

/** The same response with every value of one type replaced. */
const replaceEach = (type: string, instead: unknown) => {
  const override = (value: unknown): unknown => {
    if ((Array.isArray(value) ? 'array' : typeof value) === type) return instead;
    if (Array.isArray(value)) return value.map(override);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, override(inner)]));
  };
  return override;
};

/** JSON responses with status 200 from which no page can be rendered. */
const UNEXPECTED: Record<string, (body: unknown) => unknown> = {
  '{}': () => ({}),
  '[]': () => [],
  'a text': () => 'text',
  'a number': () => 7,
  null: () => null,
  'objects for texts': replaceEach('string', { a: 1 }),
  'objects for lists': replaceEach('array', {}),
  'lists of other things': (body) => replaceEach('array', [null, 7, {}])(body),
  'other texts': replaceEach('string', 'never'),
  'numbers beyond bounds': replaceEach('number', -1e300),
  'no list': replaceEach('array', []),
  'texts for numbers': replaceEach('number', 'x'),
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
  // A query that no page knows: such a page is rendered for each request, never cached.
  const open = (locale: 'ru' | 'en') =>
    sendRequest(`${site.url}/${locale}${path}?one`, { headers: who === 'player' ? { cookie } : {} });

  // On a busy machine the API may be late, which is also a 503.
  const opens = () => until(async () => (await open('ru')).status === 200);

  /** API calls of the page. */
  const calls = async (): Promise<string[]> => {
    const before = api.received.length;
    await opens();
    return [...new Set(api.received.slice(before).map((call) => call.path))];
  };

  test('is an error page, or shows an error, whatever any of its calls returns', async () => {
    const unreached = new Set<string>();
    for (const call of await calls()) {
      for (const [kind, override] of Object.entries(UNEXPECTED)) {
        api.overrides.set(call, override);
        const locale = kind.length % 2 === 0 ? 'ru' : 'en';
        const { status, body } = await open(locale);
        expect([call, kind, status]).toEqual([call, kind, body.includes(UNREACHED[locale]) ? 503 : 200]);
        expect([call, kind, BROKEN.test(body)]).toEqual([call, kind, false]);
        expect(body).toContain('</html>');
        if (status === 503) unreached.add(call);
      }
      api.overrides.clear();
    }
    expect(unreached).toContain('/api/main');
    await opens();
  });
});

test('the log has no stack, but the name of each call and where its response is wrong', () => {
  expect(site.log()).not.toMatch(/^\s+at /m);
  expect(site.log()).toContain('GET /team is not what the contract says at "/groups"');
});
