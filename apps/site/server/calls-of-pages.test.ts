import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { cabinetRoutes, siteRoutes } from '../app/routing/route-table.ts';
import { ask } from './testing/ask.ts';
import { authOf, tokenOf } from './testing/fixtures.ts';
import { type SiteProcess, startSite } from './testing/site-process.ts';
import { startUpstream, type Upstream } from './testing/upstream.ts';

/** Calls to the API that one page may cost. */
const MOST_CALLS = 6;
/** Of those, how many may wait for one another. */
const MOST_IN_A_ROW = 4;
/** Long enough for calls that are made together to arrive before the first of them is answered. */
const REPLY_MS = 80;

const addresses = [
  ...new Set(
    [...siteRoutes, ...cabinetRoutes].flatMap(({ path, seenAt }) =>
      (seenAt?.slice(0, 1) ?? [path]).map((address) => address.replace(/:\w+\??/g, 'Yuki')),
    ),
  ),
];

let api: Upstream;
let site: SiteProcess;
beforeAll(async () => {
  api = await startUpstream({ replyMs: REPLY_MS });
  site = await startSite({ API_URL: api.url });
});
afterAll(async () => {
  await site.stop();
  await api.close();
});

/** The longest chain of calls of which each began after the one before had its reply. */
const callsInARow = (): number => {
  const [first] = api.received;
  let length = first === undefined ? 0 : 1;
  let repliedAt = (first?.at ?? 0) + REPLY_MS;
  for (const { at } of api.received) {
    if (at < repliedAt) continue;
    length += 1;
    repliedAt = at + REPLY_MS;
  }
  return length;
};

describe.each([
  ['a visitor', ''],
  ['a player', `access_id=${authOf(1).accessId}; access_token=${tokenOf(1)}`],
])('rendered for %s', (_who, cookie) => {
  test.each(addresses)('/%s takes few calls to the API', async (address) => {
    api.received.length = 0;
    await ask(`${site.url}/en/${address}`.replace(/\/$/, ''), { headers: cookie === '' ? {} : { cookie } });
    const paths = api.received.map(({ path }) => path);
    expect([address, paths.length > MOST_CALLS ? paths : 'few']).toEqual([address, 'few']);
    expect(callsInARow()).toBeLessThanOrEqual(MOST_IN_A_ROW);
  });
});
