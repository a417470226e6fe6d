import { isDeepStrictEqual } from 'node:util';
import { until } from '@hoshikraft/testkit/until';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { type TestResponse, sendRequest } from './testing/send-request.ts';
import { balanceOf, themeOf, TEXTS } from './testing/canaries.ts';
import { authOf, tokenOf } from './testing/fixtures.ts';
import { type SiteProcess, startSite } from './testing/site-process.ts';
import { startUpstream, type Upstream } from './testing/upstream.ts';

/** Number of requests, with pages, players, languages and encodings mixed. ISOLATION_REQUESTS=3000 is the long run. */
const REQUESTS = Number(process.env['ISOLATION_REQUESTS'] ?? 504);
/** Number of concurrent requests. */
const CONCURRENCY = 24;

jest.setTimeout(60_000 + REQUESTS * 100);

interface PageRequest {
  page: string;
  locale: 'ru' | 'en';
  /** 0 is a visitor. */
  player: 0 | 1 | 2 | 3;
  coding: 'br' | 'zstd' | 'identity';
  region: 'russia' | 'global';
}

/** Pages with the same bytes for every player. */
const PUBLIC = ['', '/servers', '/store', '/team', '/news', '/store?utm=1'];
/** Text of a page of one account that belongs to its player, besides the header. */
const OWN: Readonly<Record<string, (n: number) => string>> = {
  '/cabinet/roles': (n) => `Canary_${n}_giver`,
  '/cabinet/abilities': (n) => `Canary_${n}_role`,
  '/cabinet/transactions': (n) => `Canary_${n} ${TEXTS.en}`,
  '/cabinet/sessions': (n) => `Canary_${n}_address`,
};
const STORE = { ru: 'Магазин', en: 'Store' } as const;

const requests: readonly PageRequest[] = [...PUBLIC, ...Object.keys(OWN)].flatMap((page) =>
  (['ru', 'en'] as const).flatMap((locale) =>
    ([0, 1, 2, 3] as const).flatMap((player) =>
      (['br', 'zstd', 'identity'] as const).flatMap((coding) =>
        (['russia', 'global'] as const).map((region) => ({ page, locale, player, coding, region })),
      ),
    ),
  ),
);

let api: Upstream;
let site: SiteProcess;
beforeAll(async () => {
  api = await startUpstream({ jitterMs: 20 });
  site = await startSite({ API_URL: api.url });
});
afterAll(async () => {
  await site.stop();
  await api.close();
});

const open = ({ page, locale, player, coding, region }: PageRequest): Promise<TestResponse> => {
  const credentials = player > 0 ? `; access_id=${authOf(player).accessId}; access_token=${tokenOf(player)}` : '';
  const headers = {
    // Contradicts the address, which takes precedence.
    'accept-language': locale === 'ru' ? 'en' : 'ru',
    'accept-encoding': coding,
    cookie: `region=${region}${credentials}`,
  };
  // On a busy machine the API may be late; a 503 is acceptable here.
  return until(async () => {
    const answer = await sendRequest(`${site.url}/${locale}${page}`, { headers });
    return answer.status !== 503 && answer;
  });
};

const all = (text: string, pattern: RegExp): string[] => [...new Set(text.match(pattern))].sort();

/** Everything in a response that depends on the request. */
const seenIn = ({ status, headers, body, cookies }: TestResponse) => ({
  status,
  nonces: all(body + String(headers['content-security-policy']), /nonce-?[^ ]*/g),
  region: /data-region="(\w+)"/.exec(body)?.[1],
  theme: /data-theme="([\w-]+)"/.exec(body)?.[1],
  cookies: [...cookies].map((line) => line.split(';', 1)[0]),
  leadsTo: headers['location'],
  cached: headers['cache-control'],
  language: /<html lang="(\w+)"/.exec(body)?.[1],
  players: all(body + JSON.stringify(headers), /Canary_\d/g),
  balances: all(body, new RegExp([1, 2, 3].map(balanceOf).join('|'), 'g')),
  menus: Object.values(STORE).filter((word) => body.includes(`>${word}<`)),
});

const NOTHING = { region: undefined, theme: undefined, language: undefined, players: [], balances: [], menus: [] };

const expectedOf = (
  { page, locale, player, region }: PageRequest,
  { status, body }: TestResponse,
): ReturnType<typeof seenIn> => {
  const hint = player === 0 ? [] : ['signed_in=1'];
  const own = OWN[page];
  if (own !== undefined && player === 0) {
    const leadsTo = `/${locale}/login?return_to=${encodeURIComponent(`/${locale}${page}`)}`;
    return { ...NOTHING, status: 302, nonces: [], cookies: [], leadsTo, cached: 'private, no-cache' };
  }
  const text = own?.(player).replace(TEXTS.en, TEXTS[locale]) ?? '';
  expect([page, status, body.includes(text)]).toEqual([page, 200, true]);
  const common = { status: 200, nonces: [], region, cookies: hint, leadsTo: undefined, language: locale };
  const menus = [STORE[locale]];
  if (own === undefined) {
    const isShared = player === 0 && !page.includes('utm');
    const cached = isShared ? 'public, max-age=0, s-maxage=5, stale-while-revalidate=60' : 'private, no-cache';
    return { ...common, theme: 'octarine', cached, players: [], balances: [], menus };
  }
  return {
    ...common,
    theme: themeOf(player),
    cached: 'private, no-store',
    players: [`Canary_${player}`],
    balances: [String(balanceOf(player))],
    menus,
  };
};

describe(`${REQUESTS} pages of three players and a visitor, mixed`, () => {
  test('show no data of another player, whatever is rendered concurrently', async () => {
    let next = 0;
    const faults: unknown[] = [];
    const bodies = new Map<string, Set<string>>();
    const worker = async (): Promise<void> => {
      while (next < REQUESTS) {
        next += 1;
        // A step without a common factor: neighbours differ in page, language and player. The others differ mostly in
        // player, so they request shared pages concurrently.
        const request = requests[(next * (next > requests.length ? 1 : 17)) % requests.length] as PageRequest;
        const answer = await open(request);
        const key = [request.page, request.locale, request.region].join(' ');
        if (OWN[request.page] === undefined) bodies.set(key, (bodies.get(key) ?? new Set()).add(answer.body));
        const pair = [seenIn(answer), expectedOf(request, answer)];
        if (!isDeepStrictEqual(pair[0], pair[1])) faults.push([request, ...pair]);
      }
    };
    await Promise.all(Array.from({ length: CONCURRENCY }, worker));
    expect(faults.slice(0, 3)).toEqual([]);
    expect(next).toBeGreaterThanOrEqual(requests.length);
    for (const [page, different] of bodies) expect([page, different.size]).toEqual([page, 1]);
  });
});
