import type { RunningLauncher } from './launcher-process.ts';
import type { ClientShape } from './sample-clients.ts';

/** Duration of the phases of one launch, milliseconds. */
export interface LaunchTimes {
  /** In the state verify. */
  verify: number;
  /** In the state downloadFiles; 0 if nothing had to be downloaded. */
  download: number;
  /** From the call to a running game. */
  spawn: number;
}

/** Launches a client, waits until its game runs, and ends the game. */
export async function launchOnce(launcher: RunningLauncher, { id }: ClientShape): Promise<LaunchTimes> {
  const from = launcher.changes.length;
  const called = Date.now();
  await launcher.launch(id);
  const ran = await launcher.until(from, ({ running }) => running !== null);
  const changes = launcher.changes.slice(from);
  const lasted = (status: string): number => {
    const begun = changes.find(({ state }) => state.status === status);
    if (begun === undefined) return 0;
    const over = changes.find(({ at, state }) => at >= begun.at && state.status !== status && state !== begun.state);
    return (over?.at ?? ran.at) - begun.at;
  };
  const times = { verify: lasted('verify'), download: lasted('downloadFiles'), spawn: ran.at - called };
  await launcher.endGame();
  return times;
}

/** Starts a launch and waits until this share of the download is complete. */
export async function launchUntil(launcher: RunningLauncher, { id }: ClientShape, share: number): Promise<void> {
  await launcher.launch(id);
  for (;;) {
    const progress = await launcher.progress();
    if (progress?.phase === 'downloading' && progress.downloadedBytes >= progress.totalBytes * share) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

async function verifyWhile(launcher: RunningLauncher, { id }: ClientShape, work: () => Promise<void>): Promise<void> {
  const from = launcher.changes.length;
  await launcher.call('POST', '/verify', { client: id });
  let isOver = false;
  const ended = launcher
    .until(from + 1, ({ status }) => status === 'idle')
    .finally(() => {
      isOver = true;
    });
  while (!isOver) {
    await work();
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  await ended;
}

/** CPU time of the service for a check of all files, milliseconds. */
export async function cpuOfFullCheck(launcher: RunningLauncher, shape: ClientShape): Promise<number> {
  const before = launcher.cpu();
  await verifyWhile(launcher, shape, () => Promise.resolve());
  return (launcher.cpu() - before) * 1000;
}

/** Response times of the service during a check of all files, milliseconds. */
export async function responseTimesDuringFullCheck(launcher: RunningLauncher, shape: ClientShape): Promise<number[]> {
  const times: number[] = [];
  await verifyWhile(launcher, shape, async () => {
    const sentAt = performance.now();
    await launcher.progress();
    times.push(performance.now() - sentAt);
  });
  return times;
}
