/**
 * `npm run bench`: what we cost beside a named limit, as ratios measured in one run. `-- --write` keeps the table,
 * `-- servers`, `-- money`, `-- pages`, `-- documents`, `-- pictures`, `-- players` and `-- launcher` measure one part alone.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { firstJavaScript, reactAndRouterAlone } from '@hoshikraft/testkit/script-size';
import { documentCosts } from './documents.ts';
import { measureLauncher } from './launcher/launcher.ts';
import { cpuPerRequest } from './load.ts';
import { publishLongNews } from './long-news.ts';
import { measurePages } from './pages.ts';
import { bareAvatar, bareSharp, bareSkin, ofAvatar, ofDocument, ofSkin, photo, skin, uploads } from './pictures.ts';
import { measurePlayers } from './players/measure.ts';
import { repository } from './process.ts';
import { buyAtOnce, shoppers, signIn, useStore } from './purchases.ts';
import { PASSWORD, READY_PATHS, startServers } from './servers.ts';
import type { Servers } from './servers.ts';
import { fileOfSize, packedSize } from './static-file.ts';
import { table } from './statistics.ts';
import type { Comparison } from './statistics.ts';
import { tpcb } from './tpcb.ts';
import { coinTransfers } from './transfers.ts';
import { OF_SERVERS, type Wanted, wantedParts } from './wanted-parts.ts';

const ROUNDS = 5;
/** Of answers that stand ready, a round: the processor's time is told in hundredths of a second. */
const READY_REQUESTS = 40_000;
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

async function measure({ api, site, bare }: Servers): Promise<Comparison[]> {
  const cpu = { against: 'a bare Fastify route, as many bytes', unit: 'µs CPU' };
  const player = await signIn(api.url, 'rich', PASSWORD);
  const file = fileOfSize(await packedSize(`${site.url}/ru`));
  return [
    await compare(
      { ...cpu, name: '`server/monitoring`', limit: 1.2 },
      () => cpuPerRequest(api, READY_PATHS.monitoring, READY_REQUESTS),
      () => cpuPerRequest(bare, READY_PATHS.monitoring, READY_REQUESTS),
    ),
    await compare(
      { ...cpu, name: '`main`, signed out', limit: 1.2 },
      () => cpuPerRequest(api, READY_PATHS.main, READY_REQUESTS),
      () => cpuPerRequest(bare, READY_PATHS.main, READY_REQUESTS),
    ),
    await compare(
      { name: 'home page of a visitor, kept', against: 'a file of the build, as large', unit: 'µs CPU', limit: 1.1 },
      () => cpuPerRequest(site, '/ru', 3000, browser),
      () => cpuPerRequest(site, file, 3000, browser),
    ),
    await compare(
      { name: 'home page of a player', against: 'what is promised', unit: 'µs CPU', limit: 1 },
      () => cpuPerRequest(site, '/ru', 150, { ...browser, cookie: cookieOf(player) }),
      () => Promise.resolve(PLAYER_PAGE_MICROSECONDS),
    ),
    {
      name: 'first JavaScript of the home page, brotli',
      against: 'React and the router alone',
      unit: 'bytes',
      limit: 1.6,
      ours: [await firstJavaScript(`${site.url}/ru`)],
      theirs: [reactAndRouterAlone()],
    },
    {
      name: 'first JavaScript of a page of news, brotli',
      against: 'React and the router alone',
      unit: 'bytes',
      limit: 1.65,
      ours: [await firstJavaScript(`${site.url}/ru/news/how-to-start`)],
      theirs: [reactAndRouterAlone()],
    },
  ];
}

async function compareMoney(api: string, databaseUrl: string): Promise<Comparison[]> {
  const shopping = await shoppers(api, databaseUrl);
  await useStore(api, shopping, databaseUrl);
  const send = await coinTransfers(api, databaseUrl);
  const bank = await tpcb(databaseUrl);
  const words = { against: 'a transaction as of TPC-B, 32 at once', unit: 'ms' };
  try {
    return [
      await compare(
        { ...words, name: '`store/buy`, 32 at once', limit: 2 },
        () => buyAtOnce(api, shopping, 500),
        () => bank.run(1000),
      ),
      await compare(
        { ...words, name: '`game-money/transfer`, 32 at once', limit: 1.67 },
        () => send(500),
        () => bank.run(1000),
      ),
    ];
  } finally {
    await bank.end();
  }
}

async function measurePictures({ api }: Servers): Promise<Comparison[]> {
  const [editor, player] = [await signIn(api.url, 'editor', PASSWORD), await signIn(api.url, 'rich', PASSWORD)];
  const taken = await photo();
  const [picture, avatar, worn] = [ofDocument(taken), ofAvatar(taken), ofSkin(await skin())];
  const words = { unit: 'ms CPU', limit: 1.2 };
  return [
    await compare(
      { ...words, name: 'picture of 9.6 MP, uploaded', against: 'bare sharp, the same three widths' },
      () => uploads(api, editor, picture),
      () => bareSharp(picture),
    ),
    await compare(
      { ...words, limit: 1.35, name: 'avatar of 9.6 MP, uploaded', against: 'bare sharp, the same width' },
      () => uploads(api, player, avatar),
      () => bareAvatar(avatar),
    ),
    await compare(
      { ...words, limit: 2.7, name: 'skin of 512 × 512, uploaded', against: 'bare sharp, the same PNG' },
      () => uploads(api, player, worn),
      () => bareSkin(worn),
    ),
  ];
}

async function measureDocuments({ api, site, databaseUrl }: Servers): Promise<Comparison[]> {
  const player = await signIn(api.url, 'rich', PASSWORD);
  const drawn = { ...browser, cookie: cookieOf(player) };
  const news = await publishLongNews(api.url, await signIn(api.url, 'editor', PASSWORD));
  const long = await compare(
    {
      name: 'news of 200 blocks, for a player',
      against: 'the home page, drawn for the one',
      unit: 'µs CPU',
      limit: 1.6,
    },
    () => cpuPerRequest(site, news, 150, drawn),
    // With a query that no page knows nothing of it is kept.
    () => cpuPerRequest(site, '/ru?drawn=whole', 150, drawn),
  );
  const { list, document, stop } = await documentCosts(api, databaseUrl, player);
  const words = { against: 'one indexed select over HTTP', unit: 'ms, 8 at once', limit: 3 };
  try {
    return [
      long,
      await compare({ ...words, name: '`documents`, of 100,000' }, list.ours, list.theirs),
      await compare({ ...words, name: '`document`, of 100,000' }, document.ours, document.theirs),
      await compare({ ...words, name: '`document`, signed in' }, document.signedIn, document.theirs),
    ];
  } finally {
    await stop();
  }
}

/** What a page may cost that is drawn for one player, µs of processor. */
const PLAYER_PAGE_MICROSECONDS = 3000;

/** As browsers ask today. */
const browser = { accept: 'text/html', 'accept-encoding': 'gzip, deflate, br, zstd' };

/** As the browser keeps what the API wants in headers. */
const cookieOf = (headers: Record<string, string>): string =>
  `access_id=${headers['access-id']}; access_token=${headers['access-token']}`;

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const typed = (): Wanted => {
  try {
    return wantedParts(process.argv.slice(2));
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return process.exit(2);
  }
};
const asked = typed();
const wants = (part: string): boolean => asked.parts.has(part);

/** `BENCH_PLAYERS` is for trying it small; the data stay in `BENCH_DATA` for the next run. */
const ofPlayers = {
  players: Number(process.env['BENCH_PLAYERS'] ?? 1_000_000),
  folder: process.env['BENCH_DATA'] ?? join(tmpdir(), 'hoshikraft-bench-players'),
  rounds: ROUNDS,
  requests: 1000,
  batches: 10,
};

async function measureServers(): Promise<Comparison[]> {
  const servers = await startServers();
  try {
    return [
      ...(wants('servers') ? await measure(servers) : []),
      ...(wants('money') ? await compareMoney(servers.api.url, servers.databaseUrl) : []),
      ...(wants('pages') ? await measurePages(servers.site.url) : []),
      ...(wants('pictures') ? await measurePictures(servers) : []),
      // Last: what else is measured has the tables of a community, not of a hundred.
      ...(wants('documents') ? await measureDocuments(servers) : []),
    ];
  } finally {
    await servers.stop();
  }
}

// The test kit's PostgreSQL keeps nobody awake; without this the process would end while it waits for it.
const awake = setInterval(() => undefined, 60_000);
let text: string;
try {
  text = table([
    ...(OF_SERVERS.some(wants) ? await measureServers() : []),
    ...(wants('players') ? await measurePlayers(ofPlayers, say) : []),
    ...(wants('launcher') ? await measureLauncher(say) : []),
  ]);
} finally {
  clearInterval(awake);
}
say(text);
if (asked.write) {
  const document = readFileSync(DOCUMENT, 'utf8');
  const [before, after] = [document.slice(0, document.indexOf(BEGIN)), document.slice(document.indexOf(END))];
  const date = new Date().toISOString().slice(0, 10);
  const rounds = `${ROUNDS} rounds of the servers and pages, 3 of the launcher`;
  writeFileSync(DOCUMENT, `${before}${BEGIN}\n\nMeasured on ${date}, ${rounds}.\n\n${text}\n\n${after}`);
}
