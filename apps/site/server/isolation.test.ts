import { isDeepStrictEqual } from 'node:util';
import { until } from '@hoshikraft/testkit/until';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { type Answer, ask } from './testing/ask.ts';
import { balanceOf, themeOf, TOLD } from './testing/canaries.ts';
import { authOf, tokenOf } from './testing/fixtures.ts';
import { type SiteProcess, startSite } from './testing/site-process.ts';
import { startUpstream, type Upstream } from './testing/upstream.ts';

/** Pages asked for, visitors, players, languages and codings mixed. ISOLATION_REQUESTS=3000 is the long run. */
const REQUESTS = Number(process.env['ISOLATION_REQUESTS'] ?? 504);
/** Under way at once. */
const LANES = 24;

jest.setTimeout(60_000 + REQUESTS * 100);

interface Visit {
  page: string;
  locale: 'ru' | 'en';
  /** 0 is a visitor, whose pages are kept. */
  player: 0 | 1 | 2 | 3;
  coding: 'br' | 'zstd' | 'identity';
  region: 'russia' | 'global';
}

/** What a page says of the player who opens it, besides the header. */
const PAGES: Readonly<Record<string, (n: number) => string>> = {
  '': (n) => (n === 0 ? TOLD.en : `Canary_${n}_offer`),
  '/servers': () => TOLD.en,
  '/store': (n) => (n === 0 ? 'Sold_to_all' : `Canary_${n}_offer`),
  '/team': () => 'Kitsune',
  '/cabinet/roles': (n) => `Canary_${n}_giver`,
  '/cabinet/abilities': (n) => `Canary_${n}_role`,
  '/cabinet/transactions': (n) => `Canary_${n} ${TOLD.en}`,
  '/cabinet/sessions': (n) => `Canary_${n}_address`,
};
const STORE = { ru: 'Магазин', en: 'Store' } as const;

const visits: readonly Visit[] = Object.keys(PAGES).flatMap((page) =>
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

const open = ({ page, locale, player, coding, region }: Visit): Promise<Answer> => {
  const credentials = player > 0 ? `; access_id=${authOf(player).accessId}; access_token=${tokenOf(player)}` : '';
  const headers = {
    // Against the address, which alone decides.
    'accept-language': locale === 'ru' ? 'en' : 'ru',
    'accept-encoding': coding,
    cookie: `region=${region}${credentials}`,
  };
  // On a busy machine the API may be late, which is said with 503 and is no matter here.
  return until(async () => {
    const answer = await ask(`${site.url}/${locale}${page}`, { headers });
    return answer.status !== 503 && answer;
  });
};

const nonceOf = ({ headers }: Answer): string =>
  /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1] ?? '';

const all = (text: string, pattern: RegExp): string[] => [...new Set(text.match(pattern))].sort();

/** Everything in an answer that tells one visit from another. */
const seenIn = (answer: Answer) => seenInParts(answer, nonceOf(answer));
const seenInParts = ({ status, headers, body, cookies }: Answer, nonce: string) => ({
  status,
  foreignNonces: all(body, /(?<=nonce=")[^"]+/g).filter((found) => found !== nonce),
  region: /data-region="(\w+)"/.exec(body)?.[1],
  theme: /data-theme="([\w-]+)"/.exec(body)?.[1],
  // Each answer's own: the region is known, the language is not.
  cookies: [...cookies].map((line) => line.split(';', 1)[0]),
  leadsTo: headers['location'],
  cached: headers['cache-control'],
  language: /<html lang="(\w+)"/.exec(body)?.[1],
  players: all(body + JSON.stringify(headers), /Canary_\d/g),
  balances: all(body, new RegExp([1, 2, 3].map(balanceOf).join('|'), 'g')),
  told: Object.values(TOLD).filter((words) => body.includes(words)),
  menus: Object.values(STORE).filter((word) => body.includes(`>${word}<`)),
});

const shouldBe = ({ page, locale, player, region }: Visit, { status, body }: Answer): ReturnType<typeof seenIn> => {
  const fixed = { foreignNonces: [], cookies: [`locale=${locale}`] };
  const leadsTo = player === 0 && page.startsWith('/cabinet') ? `/${locale}/login` : undefined;
  if (leadsTo !== undefined) {
    const path = encodeURIComponent(`/${locale}${page}`);
    const nothing = {
      ...fixed,
      region: undefined,
      theme: undefined,
      language: undefined,
      players: [],
      balances: [],
      told: [],
      menus: [],
    };
    return { status: 302, leadsTo: `${leadsTo}?return_to=${path}`, cached: 'private, no-cache', ...nothing };
  }
  const tells = ['', '/servers', '/store', '/cabinet/transactions'].includes(page);
  const own = PAGES[page]?.(player).replace(TOLD.en, TOLD[locale]) ?? '';
  expect([page, status, body.includes(own)]).toEqual([page, 200, true]);
  return {
    status: 200,
    ...fixed,
    region,
    theme: themeOf(player),
    leadsTo,
    cached: player === 0 ? 'private, no-cache' : 'private, no-store',
    language: locale,
    players: player === 0 ? [] : [`Canary_${player}`],
    balances: player === 0 ? [] : [String(balanceOf(player))],
    told: tells ? [TOLD[locale]] : [],
    menus: [STORE[locale]],
  };
};

describe(`${REQUESTS} pages of three players and a visitor, mixed`, () => {
  test('show nobody anything foreign, whatever is drawn beside them', async () => {
    let next = 0;
    const faults: unknown[] = [];
    const nonces = new Set<string>();
    let shared = 0;
    const lane = async (): Promise<void> => {
      while (next < REQUESTS) {
        next += 1;
        // A step without a common factor: neighbours differ in page, language and player. In the rest they differ in
        // player most of all, and so ask at once for what they share.
        const visit = visits[(next * (next > visits.length ? 1 : 17)) % visits.length] as Visit;
        const answer = await open(visit);
        if (answer.body.includes('id="own-state"')) shared += 1;
        nonces.add(nonceOf(answer));
        const pair = [seenIn(answer), shouldBe(visit, answer)];
        if (!isDeepStrictEqual(pair[0], pair[1])) faults.push([visit, ...pair]);
      }
    };
    await Promise.all(Array.from({ length: LANES }, lane));
    expect(faults.slice(0, 3)).toEqual([]);
    expect(next).toBeGreaterThanOrEqual(visits.length);
    // Never the same twice, though many were drawn for others, too.
    expect(nonces.size).toBe(next);
    expect(shared).toBeGreaterThan(0);
  });
});
