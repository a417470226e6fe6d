import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { cabinetRoutes, siteRoutes } from '../app/routing/route-table.ts';
import { sendRequest } from './testing/send-request.ts';
import { authOf, tokenOf } from './testing/fixtures.ts';
import { type SiteProcess, startSite } from './testing/site-process.ts';
import { startUpstream, type Upstream } from './testing/upstream.ts';

/** Most API calls of one page. */
const MAX_CALLS = 6;
/** Longest chain of calls that wait for one another. */
const MAX_SEQUENTIAL = 4;
/** Delay of responses, in ms: concurrent calls all arrive before the first response. */
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

/** Length of the longest chain of calls that each began after the response to the previous one. */
const sequentialCalls = (): number => {
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
  test.each(addresses)('/%s makes few calls to the API', async (address) => {
    api.received.length = 0;
    await sendRequest(`${site.url}/en/${address}`.replace(/\/$/, ''), { headers: cookie === '' ? {} : { cookie } });
    const paths = api.received.map(({ path }) => path);
    expect([address, paths.length > MAX_CALLS ? paths : 'few']).toEqual([address, 'few']);
    expect(sequentialCalls()).toBeLessThanOrEqual(MAX_SEQUENTIAL);
  });
});
