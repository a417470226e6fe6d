/** `npm run bench`: what we cost beside a named limit, as ratios measured in one run. `-- --write` keeps the table. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { firstJavaScript, reactAndRouterAlone } from './javascript-size.ts';
import { cpuPerRequest } from './load.ts';
import { repository } from './process.ts';
import { buyInTurn, insertInTurn, shopper } from './purchases.ts';
import { PASSWORD, startServers } from './servers.ts';
import type { Servers } from './servers.ts';
import { table } from './statistics.ts';
import type { Comparison } from './statistics.ts';

const ROUNDS = 5;
const DOCUMENT = join(repository, 'docs/performance.md');
const [BEGIN, END] = ['<!-- table: npm run bench -- --write -->', '<!-- end of table -->'];

/** Runs both sides in turn, round after round, so that a busy machine disturbs both alike. */
async function compare(
  words: Pick<Comparison, 'name' | 'against' | 'unit' | 'limit'>,
  ours: () => Promise<number>,
  theirs: () => Promise<number>,
): Promise<Comparison> {
  const comparison: Comparison = { ...words, ours: [], theirs: [] };
  await ours();
  await theirs();
  for (let round = 0; round < ROUNDS; round += 1) {
    comparison.ours.push(await ours());
    comparison.theirs.push(await theirs());
  }
  return comparison;
}

async function measure({ api, site, bare, databaseUrl }: Servers): Promise<Comparison[]> {
  const cpu = { against: 'a bare Fastify route', unit: 'µs CPU' };
  const buyer = await shopper(api.url, databaseUrl, 'rich', PASSWORD);
  return [
    await compare(
      { ...cpu, name: '`server/monitoring`', limit: 2.5 },
      () => cpuPerRequest(api, '/api/server/monitoring', 10_000),
      () => cpuPerRequest(bare, '/', 20_000),
    ),
    await compare(
      { ...cpu, name: '`main`, signed out', limit: 2.5 },
      () => cpuPerRequest(api, '/api/main', 10_000),
      () => cpuPerRequest(bare, '/', 20_000),
    ),
    await compare(
      { name: '`store/buy`', against: 'one insert and commit', unit: 'ms', limit: 25 },
      () => buyInTurn(api.url, buyer, 50),
      () => insertInTurn(databaseUrl, 400),
    ),
    await compare(
      { name: 'home page, rendered', against: 'a static answer of the same server', unit: 'µs CPU', limit: 200 },
      () => cpuPerRequest(site, '/ru', 150, { accept: 'text/html' }),
      () => cpuPerRequest(site, '/health/live', 2000),
    ),
    {
      name: 'first JavaScript of the home page, brotli',
      against: 'React and the router alone',
      unit: 'bytes',
      limit: 2,
      ours: [await firstJavaScript(`${site.url}/ru`)],
      theirs: [await reactAndRouterAlone()],
    },
  ];
}

// The test kit's PostgreSQL keeps nobody awake; without this the process would end while it waits for it.
const awake = setInterval(() => undefined, 60_000);
let text: string;
try {
  const servers = await startServers();
  try {
    text = table(await measure(servers));
  } finally {
    await servers.stop();
  }
} finally {
  clearInterval(awake);
}
process.stdout.write(`${text}\n`);
if (process.argv.includes('--write')) {
  const document = readFileSync(DOCUMENT, 'utf8');
  const [before, after] = [document.slice(0, document.indexOf(BEGIN)), document.slice(document.indexOf(END))];
  const date = new Date().toISOString().slice(0, 10);
  writeFileSync(DOCUMENT, `${before}${BEGIN}\n\nMeasured on ${date}, ${ROUNDS} rounds.\n\n${text}\n\n${after}`);
}
