import type { Figure } from './figures.ts';
import { cpuPerRequest } from './load.ts';
import { signIn } from './money/purchases.ts';
import { PASSWORD, type Servers } from './servers.ts';

/** Headers as current browsers send them. */
const BROWSER = { accept: 'text/html', 'accept-encoding': 'gzip, deflate, br, zstd' };
const [PUBLIC_REQUESTS, OWN_REQUESTS] = [5000, 150];

/** Measures the CPU time of a public page and of a page rendered for one player. */
export async function measureServers({ api, site }: Servers, rounds: number): Promise<Figure[]> {
  const player = await signIn(api.url, 'rich', PASSWORD);
  const cookie = `access_id=${player['access-id']}; access_token=${player['access-token']}`;
  const publicPages: number[] = [];
  const accountPages: number[] = [];
  // The first round warms up caches and compilers.
  for (let round = -1; round < rounds; round += 1) {
    const ofPublic = await cpuPerRequest([site], `${site.url}/ru`, PUBLIC_REQUESTS, BROWSER);
    const ofOwn = await cpuPerRequest([site, api], `${site.url}/ru/cabinet/roles`, OWN_REQUESTS, {
      ...BROWSER,
      cookie,
    });
    if (round < 0) continue;
    publicPages.push(1_000_000 / ofPublic);
    accountPages.push(ofOwn / 1000);
  }
  return [
    {
      name: 'public pages for a second of the processor',
      unit: 'pages',
      limit: { atLeast: 5000 },
      rounds: [publicPages],
    },
    {
      name: 'a page of a player, processor of site and API',
      unit: 'ms',
      limit: { atMost: 8 },
      rounds: [accountPages],
    },
  ];
}
