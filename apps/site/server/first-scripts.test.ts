import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { firstJavaScript } from '@hoshikraft/testkit/script-size';
import { type SiteProcess, startSite } from './testing/site-process.ts';
import { startUpstream, type Upstream } from './testing/upstream.ts';

// Starts a process and renders pages, on machines that may be busy with other tests.
jest.setTimeout(120_000);

/** Most JavaScript that a page loads without interaction, with its catalog: bytes, compressed with Brotli. */
const MAX_BYTES = 180_000;

let api: Upstream;
let site: SiteProcess;

beforeAll(async () => {
  api = await startUpstream();
  site = await startSite({ API_URL: api.url });
});
afterAll(async () => {
  await site.stop();
  await api.close();
});

test.each(['', '/servers', '/store', '/news', '/news/wipe'])(
  'the first scripts of /ru%s are at most 180 KB',
  async (page) => {
    const bytes = await firstJavaScript(`${site.url}/ru${page}`);
    expect(bytes).toBeGreaterThan(100_000);
    expect(bytes).toBeLessThanOrEqual(MAX_BYTES);
  },
);
