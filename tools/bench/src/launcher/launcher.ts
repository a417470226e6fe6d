import { createHash } from 'node:crypto';
import { createReadStream, globSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Figure, percentile } from '../figures.ts';
import { cpuOfFullCheck, launchOnce, launchUntil, responseTimesDuringFullCheck } from './launch-scenarios.ts';
import { aria2Wall, isInstalled, opensslCpu } from './reference-tools.ts';
import { LARGE, LauncherSetup, MANY, MIXED, type ObjectServer } from './launcher-setup.ts';

const ROUNDS = 3;
const SLOW_NETWORK = { delayMs: 30, bytesPerSecond: 25_000_000 };
/** Slow enough to stop a download in the middle. */
const THROTTLED = { bytesPerSecond: 40_000_000 };
/** The thread of clients is stopped after 90 s. */
const IDLE_SECONDS = 95;

/** Prints a message, such as that a figure cannot be measured on this machine. */
export type Print = (line: string) => void;

const figure = (name: string, atMost: number, unit: string, values: readonly number[]): Figure => ({
  name: `launcher: ${name}`,
  unit,
  limit: { atMost },
  rounds: [values],
});

/** Ratios of our values to the reference values, by round. */
const ratios = (ours: readonly number[], references: readonly number[]): number[] =>
  ours.map((value, round) => value / (references[round] ?? Number.NaN));

const hashOf = async (file: string): Promise<string> => {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
};

/** A launch with unchanged files, as for a daily player, and an idle launcher. */
async function unchanged(setup: LauncherSetup, server: ObjectServer): Promise<Figure[]> {
  const launcher = await setup.launcher(server, setup.newHome());
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

/** Downloads over loopback, compared with aria2c, and hashing of all files, compared with openssl. */
async function largeFiles(setup: LauncherSetup, server: ObjectServer, print: Print): Promise<Figure[]> {
  const figures: Figure[] = [];
  const home = setup.newHome();
  const launcher = await setup.launcher(server, home);
  const first = (await launchOnce(launcher, LARGE)).download;
  const files = globSync(join(home, 'resources/clients', LARGE.id, 'assets/**/*.bin'));
  const responseTimes: number[] = [];
  const cpu: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    responseTimes.push(percentile(await responseTimesDuringFullCheck(launcher, LARGE), 0.99));
    cpu.push(await cpuOfFullCheck(launcher, LARGE));
  }
  figures.push(figure('a response while it hashes, p99', 50, 'ms', responseTimes));
  if (isInstalled('openssl')) {
    const references = cpu.map(() => opensslCpu(files));
    figures.push(figure('every file hashed', 1.25, '× openssl', ratios(cpu, references)));
  } else print('openssl is not installed: the check of every file is not compared.');
  if (isInstalled('aria2c')) {
    const addresses = setup.largeObjects(server, await Promise.all(files.map(hashOf)));
    const ours = [first];
    const references = [aria2Wall(addresses)];
    for (let round = 1; round < ROUNDS; round += 1) {
      const another = await setup.launcher(server, setup.newHome());
      ours.push((await launchOnce(another, LARGE)).download);
      await another.stop();
      references.push(aria2Wall(addresses));
    }
    figures.push(figure('loopback download', 1, '× aria2c', ratios(ours, references)));
  } else print('aria2c is not installed: the loopback download is not compared.');
  await launcher.stop();
  return figures;
}

/** Download over a network with latency, compared with its bandwidth. */
async function slowNetwork(setup: LauncherSetup): Promise<Figure> {
  const ours: number[] = [];
  const references: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const server = await setup.server(SLOW_NETWORK);
    const launcher = await setup.launcher(server, setup.newHome());
    ours.push((await launchOnce(launcher, MIXED)).download);
    references.push(((await server.served()) / SLOW_NETWORK.bytesPerSecond) * 1000);
    await launcher.stop();
    await server.stop();
  }
  return figure('download at 30 ms and 200 Mbit/s', 1.5, '× the bandwidth alone', ratios(ours, references));
}

/** Downloads interrupted by a cancel, and by a kill. */
async function interrupted(setup: LauncherSetup): Promise<Figure[]> {
  const cancels: number[] = [];
  const fetched: number[] = [];
  const needed: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const server = await setup.server(THROTTLED);
    const home = setup.newHome();
    const first = await setup.launcher(server, home);
    await launchUntil(first, LARGE, 0.2);
    const pressed = performance.now();
    await first.call('POST', '/cancel', {});
    cancels.push(performance.now() - pressed);
    await launchUntil(first, LARGE, 0.5);
    await first.kill();
    const second = await setup.launcher(server, home);
    await launchOnce(second, LARGE);
    await second.stop();
    fetched.push((await server.served()) / 1e6);
    const clean = await setup.server();
    const third = await setup.launcher(clean, setup.newHome());
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

/** Measures all figures of the launcher. */
export async function measureLauncher(print: Print): Promise<Figure[]> {
  const setup = new LauncherSetup();
  try {
    const server = await setup.server();
    return [
      ...(await unchanged(setup, server)),
      ...(await largeFiles(setup, server, print)),
      await slowNetwork(setup),
      ...(await interrupted(setup)),
    ];
  } finally {
    await setup.close();
  }
}
