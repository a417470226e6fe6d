import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { open } from 'node:fs/promises';
import { devNull } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { LaunchFailure } from '../../launch-failure.ts';
import { tailFile } from '../logs/tail-file.ts';
import { buildCommand, type Command } from './build-command.ts';
import { findWriter } from './find-writer.ts';
import type { StartingGame, GameExit, GameRecord, GameRunner, RunningGame } from './game.ts';
import { openLogFile } from './log-files.ts';
import { processStart } from './process-table.ts';
import { stopTree } from './stop-tree.ts';

const READY_AFTER_MS = 5000;
const WATCH_MS = 500;

interface Options {
  /** Folder for the output of games. */
  logsFolder: string;
  env?: NodeJS.ProcessEnv;
  /** Time after which a game without a marker counts as running, ms. */
  readyAfterMs?: number;
  /** Time that a game has to end by itself before it is killed, ms. */
  graceMs?: number;
}

/** Starts the game as the leader of its own process group, with its output in a file: it survives the end of the service. */
async function spawnDetached(command: Command, output: number): Promise<ChildProcess> {
  const child = spawn(command.executable, command.args, {
    cwd: command.folder,
    env: command.env,
    detached: true,
    windowsHide: true,
    stdio: ['ignore', output, output],
  });
  child.unref();
  try {
    await once(child, 'spawn');
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    throw new LaunchFailure(
      { code: 'java_unavailable', reason: isMissing ? 'missing' : 'broken', path: command.executable },
      error,
    );
  }
  return child;
}

/** Resolves at the marker or after the given time; never if the game exits first. */
function whenReady(record: GameRecord, marker: string | null, afterMs: number, exited: Promise<GameExit>) {
  return new Promise<void>((resolve) => {
    let isDecided = false;
    const decide = (isReady: boolean) => {
      if (isDecided) return;
      isDecided = true;
      clearTimeout(timer);
      void tail?.end();
      if (isReady) resolve();
    };
    const timer = setTimeout(() => decide(true), afterMs);
    timer.unref();
    const tail =
      marker === null
        ? null
        : tailFile(record.logFile, (lines) => {
            if (lines.some((line) => line.includes(marker))) decide(true);
          });
    void exited.then(() => decide(false));
  });
}

/** A cheap check by pid where reading the start time means starting a program; a pid is rarely reused that soon. */
async function isThere(record: GameRecord): Promise<boolean> {
  if (process.platform === 'linux') return (await processStart(record.pid)) === record.processStart;
  try {
    return process.kill(record.pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** An adopted game is not a child process: whether it runs is visible, its exit code is not. */
async function whenGone(record: GameRecord): Promise<GameExit> {
  while (await isThere(record)) await sleep(WATCH_MS, undefined, { ref: false });
  return { code: null };
}

/** A full disk must not prevent a game from starting. */
const openNoLog = async () => ({ file: devNull, handle: await open(devNull, 'a') });

/** Finds the game of a service that was killed right after it started the game. */
async function recordOf(starting: StartingGame): Promise<GameRecord | null> {
  // Output to the null device identifies no game.
  const found = starting.logFile === devNull ? null : await findWriter(starting.logFile);
  return found && { ...starting, pid: found.pid, processStart: found.start };
}

/** Starts games, and finds the games of earlier runs of the service. */
export function createGameRunner(options: Options): GameRunner {
  const { logsFolder, env = process.env, readyAfterMs = READY_AFTER_MS } = options;
  const runningGame = (record: GameRecord, rest: Pick<RunningGame, 'adopted' | 'ready' | 'exited'>): RunningGame => ({
    record,
    ...rest,
    stop: async () => {
      await stopTree(record, options.graceMs);
      await rest.exited;
    },
  });

  return {
    async start(game, onStarting) {
      const clientId = game.manifest.id;
      const command = buildCommand(game, env);
      const now = new Date();
      const { file, handle } = await openLogFile(logsFolder, clientId, now).catch(openNoLog);
      const starting: StartingGame = { clientId, startedAt: now.toISOString(), logFile: file };
      const child = await onStarting(starting)
        .then(() => spawnDetached(command, handle.fd))
        .finally(() => handle.close());
      const exited = new Promise<GameExit>((resolve) => {
        if (child.exitCode !== null || child.signalCode !== null) resolve({ code: child.exitCode });
        child.once('exit', (code) => resolve({ code }));
      });
      const pid = child.pid ?? 0;
      // Empty if the game has ended already: no process has an empty start time, so none can be confused with it.
      const record: GameRecord = { ...starting, pid, processStart: (await processStart(pid)) ?? '' };
      const ready = whenReady(record, game.manifest.launch.readyMarker, readyAfterMs, exited);
      return runningGame(record, { adopted: false, ready, exited });
    },

    async adopt(known) {
      const record = 'pid' in known ? known : await recordOf(known);
      if (record === null || record.processStart === '') return null;
      if ((await processStart(record.pid)) !== record.processStart) return null;
      return runningGame(record, { adopted: true, ready: Promise.resolve(), exited: whenGone(record) });
    },
  };
}
