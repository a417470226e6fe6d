import { createHash } from 'node:crypto';
import { createReadStream, globSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Figure, percentile } from '../figures.ts';
import { cpuOfFullCheck, launchOnce, launchUntil, waitsDuringFullCheck } from './jobs.ts';
import { aria2Wall, isInstalled, opensslCpu } from './rivals.ts';
import { LARGE, MANY, MIXED, type ObjectServer, Workshop } from './workshop.ts';

const ROUNDS = 3;
const FAR = { delayMs: 30, bytesPerSecond: 25_000_000 };
/** Slow enough to be stopped in the middle, bytes a second. */
const SLOW = { bytesPerSecond: 40_000_000 };
/** The thread of clients rests after 90 s. */
const IDLE_SECONDS = 95;

/** What cannot be measured here is said, not left out. */
export type Say = (line: string) => void;

const figure = (name: string, atMost: number, unit: string, values: readonly number[]): Figure => ({
  name: `launcher: ${name}`,
  unit,
  limit: { atMost },
  rounds: [values],
});

/** What ours took for one of theirs, round by round. */
const ratios = (ours: readonly number[], theirs: readonly number[]): number[] =>
  ours.map((value, round) => value / (theirs[round] ?? Number.NaN));

const hashOf = async (file: string): Promise<string> => {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
};

/** Unchanged files: what a player who plays every day waits for. */
async function unchanged(workshop: Workshop, server: ObjectServer): Promise<Figure[]> {
  const launcher = await workshop.launcher(server, workshop.newHome());
  await launchOnce(launcher, MANY);
  await launchOnce(launcher, MANY);
  const times = [];
  for (let round = 0; round < ROUNDS; round += 1) times.push(await launchOnce(launcher, MANY));
  await sleep(5000);
  const before = launcher.cpu();
  await sleep(IDLE_SECONDS * 1000);
  const idle = ((launcher.cpu() - before) / IDLE_SECONDS) * 100;
  const memory = launcher.memory() / 1e6;
  await launcher.stop();
  return [
    figure(
      '5,000 unchanged files checked',
      250,
      'ms',
      times.map(({ verify }) => verify),
    ),
    figure(
      'from the click to a started game',
      1000,
      'ms',
      times.map(({ spawn }) => spawn),
    ),
    figure('processor when idle', 0.2, '%', [idle]),
    figure('memory when idle', 100, 'MB', [memory]),
  ];
}

/** Downloads over loopback, beside aria2c, and the check of every byte, beside openssl. */
async function large(workshop: Workshop, server: ObjectServer, say: Say): Promise<Figure[]> {
  const found: Figure[] = [];
  const home = workshop.newHome();
  const launcher = await workshop.launcher(server, home);
  const first = (await launchOnce(launcher, LARGE)).download;
  const files = globSync(join(home, 'resources/clients', LARGE.id, 'assets/**/*.bin'));
  const late: number[] = [];
  const cpu: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    late.push(percentile(await waitsDuringFullCheck(launcher, LARGE), 0.99));
    cpu.push(await cpuOfFullCheck(launcher, LARGE));
  }
  found.push(figure('a response while it hashes, p99', 50, 'ms', late));
  if (isInstalled('openssl')) {
    const theirs = cpu.map(() => opensslCpu(files));
    found.push(figure('every file hashed', 1.25, '× openssl', ratios(cpu, theirs)));
  } else say('openssl is not installed: the check of every file is not compared.');
  if (isInstalled('aria2c')) {
    const addresses = workshop.largeObjects(server, await Promise.all(files.map(hashOf)));
    const ours = [first];
    const theirs = [aria2Wall(addresses)];
    for (let round = 1; round < ROUNDS; round += 1) {
      const another = await workshop.launcher(server, workshop.newHome());
      ours.push((await launchOnce(another, LARGE)).download);
      await another.stop();
      theirs.push(aria2Wall(addresses));
    }
    found.push(figure('loopback download', 1, '× aria2c', ratios(ours, theirs)));
  } else say('aria2c is not installed: the loopback download is not compared.');
  await launcher.stop();
  return found;
}

/** A far network: what its bandwidth allows is the floor. */
async function far(workshop: Workshop): Promise<Figure> {
  const ours: number[] = [];
  const theirs: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const server = await workshop.server(FAR);
    const launcher = await workshop.launcher(server, workshop.newHome());
    ours.push((await launchOnce(launcher, MIXED)).download);
    theirs.push(((await server.served()) / FAR.bytesPerSecond) * 1000);
    await launcher.stop();
    await server.stop();
  }
  return figure('download at 30 ms and 200 Mbit/s', 1.5, '× the bandwidth alone', ratios(ours, theirs));
}

/** Stopped in the middle: by the player, and by a kill. */
async function stopped(workshop: Workshop): Promise<Figure[]> {
  const cancels: number[] = [];
  const fetched: number[] = [];
  const needed: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const server = await workshop.server(SLOW);
    const home = workshop.newHome();
    const first = await workshop.launcher(server, home);
    await launchUntil(first, LARGE, 0.2);
    const pressed = performance.now();
    await first.call('POST', '/cancel', {});
    cancels.push(performance.now() - pressed);
    await launchUntil(first, LARGE, 0.5);
    await first.kill();
    const second = await workshop.launcher(server, home);
    await launchOnce(second, LARGE);
    await second.stop();
    fetched.push((await server.served()) / 1e6);
    const clean = await workshop.server();
    const third = await workshop.launcher(clean, workshop.newHome());
    await launchOnce(third, LARGE);
    await third.stop();
    needed.push((await clean.served()) / 1e6);
    await Promise.all([server.stop(), clean.stop()]);
  }
  return [
    figure('until a cancel is through', 500, 'ms', cancels),
    figure('fetched in all, with a cancel and a kill', 1.02, '× a whole download', ratios(fetched, needed)),
  ];
}

/** The figures of the launcher. */
export async function measureLauncher(say: Say): Promise<Figure[]> {
  const workshop = new Workshop();
  try {
    const server = await workshop.server();
    return [
      ...(await unchanged(workshop, server)),
      ...(await large(workshop, server, say)),
      await far(workshop),
      ...(await stopped(workshop)),
    ];
  } finally {
    await workshop.close();
  }
}
