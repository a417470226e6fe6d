/**
 * `npm run bench` measures what a user would notice and compares it with limits. `-- --write` writes the table into
 * docs/performance.md; `-- servers`, `-- money`, `-- pages`, `-- players` and `-- launcher` measure only that part.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chosenParts } from './chosen-parts.ts';
import { type Figure, table } from './figures.ts';
import { measureLauncher } from './launcher/launcher.ts';
import { measureMoney } from './money/measure-money.ts';
import { measurePages } from './pages.ts';
import { measurePlayers } from './players/measure-players.ts';
import { repository } from './process.ts';
import { measureServers } from './rendering.ts';
import { startServers } from './servers.ts';

const ROUNDS = 5;
const DOCUMENT = join(repository, 'docs/performance.md');
const [BEGIN, END] = ['<!-- table: npm run bench -- --write -->', '<!-- end of table -->'];

/** `BENCH_PLAYERS` is for small trial runs; `BENCH_DATA` stores the data for the next run. */
const community = {
  players: Number(process.env['BENCH_PLAYERS'] ?? 1_000_000),
  folder: process.env['BENCH_DATA'] ?? join(tmpdir(), 'hoshikraft-bench-players'),
  rounds: ROUNDS,
  requests: 1000,
};

const print = (line: string): void => void process.stdout.write(`${line}\n`);

async function measureSite(parts: ReadonlySet<string>): Promise<Figure[]> {
  const servers = await startServers();
  try {
    return [
      ...(parts.has('pages') ? await measurePages(servers.site.url, ROUNDS) : []),
      ...(parts.has('servers') ? await measureServers(servers, ROUNDS) : []),
      ...(parts.has('money') ? await measureMoney(servers.api.url, servers.databaseUrl, ROUNDS) : []),
    ];
  } finally {
    await servers.stop();
  }
}

function writeTable(text: string): void {
  const document = readFileSync(DOCUMENT, 'utf8');
  const [before, after] = [document.slice(0, document.indexOf(BEGIN)), document.slice(document.indexOf(END))];
  const date = new Date().toISOString().slice(0, 10);
  const rounds = `${ROUNDS} rounds, 3 of the launcher`;
  writeFileSync(DOCUMENT, `${before}${BEGIN}\n\nMeasured on ${date}, ${rounds}.\n\n${text}\n\n${after}`);
}

const { parts, write } = chosenParts(process.argv.slice(2));
// PostgreSQL of the test kit does not keep the process alive while it starts.
const keepAlive = setInterval(() => undefined, 60_000);
try {
  const text = table([
    ...(['pages', 'servers', 'money'].some((part) => parts.has(part)) ? await measureSite(parts) : []),
    ...(parts.has('players') ? await measurePlayers(community, print) : []),
    ...(parts.has('launcher') ? await measureLauncher(print) : []),
  ]);
  print(text);
  if (write) writeTable(text);
} finally {
  clearInterval(keepAlive);
}
