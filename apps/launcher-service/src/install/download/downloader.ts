import { setTimeout as sleep } from 'node:timers/promises';
import type { Report } from '../installer.ts';
import { LaunchFailure } from '../../launch-failure.ts';
import type { ObjectReference, ObjectStore } from '../objects/object-store.ts';
import type { Schemas } from '../../schemas.ts';
import { type Connections, openConnections, proxyAtFault } from '../../system/proxy/proxy.ts';
import { diskFailure } from '../../system/files/disk-failure.ts';
import { BadAnswer, fetchUnit, TryAgain } from './fetch-unit.ts';
import { filePart, isKept, memoryPart, type Part } from './part.ts';
import { createDownloadProgress, type DownloadProgress } from './download-progress.ts';
import { waitBefore } from './retry.ts';
import { salvage } from './salvage.ts';
import { objectUnit, planUnits, type Unit } from './units.ts';

export interface DownloaderOptions {
  /** Address of the repository, without a trailing slash. */
  url: string;
  /** Folder of partial downloads. */
  parts: string;
  objects: ObjectStore;
  /** Time after which a connection with almost no data is closed, milliseconds. */
  stallMs?: number;
  /** Time without data after which the download fails, milliseconds. */
  giveUpMs?: number;
}

export interface Downloader {
  /**
   * Downloads contents into the object store.
   * @param nameOf name of a content in errors for the player
   * @param phase phase in the progress; `downloading` by default
   * @throws LaunchFailure network_lost, object_corrupt, disk_full, path_unusable; the reason of an aborted signal
   */
  fetch(
    wanted: readonly ObjectReference[],
    packs: readonly Schemas['Pack'][],
    job: {
      report: Report;
      signal: AbortSignal;
      nameOf: (sha256: string) => string;
      phase?: 'downloading' | 'runtime' | undefined;
    },
  ): Promise<void>;
  close(): Promise<void>;
}

const CONNECTIONS = 16;
const CONNECTIONS_FOR_SMALL = 48;
const MOST_REFUSALS = 3;
const STALL_MS = 15_000;
const GIVE_UP_MS = 600_000;

export function createDownloader(options: DownloaderOptions): Downloader {
  const { url, parts, objects, stallMs = STALL_MS, giveUpMs = GIVE_UP_MS } = options;
  const connections = openConnections({
    connections: CONNECTIONS_FOR_SMALL,
    headersTimeout: stallMs,
    bodyTimeout: stallMs,
    timeout: stallMs,
  });

  const plan = async (
    wanted: readonly ObjectReference[],
    packs: readonly Schemas['Pack'][],
    signal: AbortSignal,
  ): Promise<Unit[]> => {
    for (;;) {
      const missing = wanted.filter((reference) => !objects.has(reference));
      for (const { sha256, size } of missing) if (size === 0) objects.put(sha256, new Uint8Array());
      const units = planUnits(missing, packs);
      if (!(await salvage(parts, units, new Set(missing.map(({ sha256 }) => sha256)), objects, signal))) return units;
    }
  };

  return {
    async fetch(wanted, packs, { report, signal, nameOf, phase = 'downloading' }) {
      const stop = new AbortController();
      const both = AbortSignal.any([signal, stop.signal]);
      let need = 0;
      let progress: DownloadProgress | null = null;
      try {
        const queue = await plan(wanted, packs, both);
        need = queue.reduce((sum, { length }) => sum + length, 0);
        progress = createDownloadProgress(queue, { report, phase, giveUpMs });
        const run: Run = {
          url,
          connections,
          stallMs,
          objects,
          progress,
          nameOf,
          wrong: new Map(),
          signal: both,
          open: (unit) => (isKept(unit) ? filePart(parts, unit) : memoryPart(unit)),
        };
        await runAll(queue, run);
      } catch (error) {
        signal.throwIfAborted();
        throw await diskFailure(error, parts, need);
      } finally {
        stop.abort();
        progress?.end();
      }
    },
    close: connections.close,
  };
}

interface Run {
  url: string;
  connections: Connections;
  stallMs: number;
  objects: ObjectStore;
  progress: DownloadProgress;
  nameOf: (sha256: string) => string;
  /** Number of times that a content was wrong. */
  wrong: Map<string, number>;
  signal: AbortSignal;
  open: (unit: Unit) => Part;
}

/** Processes a queue, large units with few connections, small ones with many; the first failure ends all. */
function runAll(queue: Unit[], run: Run): Promise<void> {
  return new Promise((resolve, reject) => {
    let running = 0;
    let failed = false;
    const next = (): void => {
      if (failed) return;
      for (let unit = queue[0]; unit !== undefined; unit = queue[0]) {
        if (running >= (isKept(unit) ? CONNECTIONS : CONNECTIONS_FOR_SMALL)) return;
        queue.shift();
        running += 1;
        runUnit(unit, run).then(
          (again) => {
            running -= 1;
            queue.push(...again);
            next();
          },
          (error: unknown) => {
            failed = true;
            reject(error as Error);
          },
        );
      }
      if (running === 0) resolve();
    };
    next();
  });
}

/** Downloads one unit with as many tries as needed; returns what has to be downloaded in another way. */
async function runUnit(unit: Unit, run: Run): Promise<Unit[]> {
  const part = run.open(unit);
  let refusals = 0;
  let attempt = 0;
  try {
    await part.restore(run.signal);
    for (;;) {
      run.signal.throwIfAborted();
      run.progress.held(unit, part.held());
      try {
        await fetchUnit(unit, part, {
          url: run.url,
          dispatcher: run.connections.dispatcher(),
          stallMs: run.stallMs,
          signal: run.signal,
          onBytes: () => {
            attempt = 0;
            run.progress.held(unit, part.held());
          },
        });
        break;
      } catch (error) {
        run.signal.throwIfAborted();
        if (!(error instanceof TryAgain) && !(error instanceof BadAnswer)) throw error;
        if (error instanceof BadAnswer) refusals += 1;
        if (refusals === MOST_REFUSALS) return fallbackUnits(unit, unit.pieces, run, error);
        attempt += 1;
        const requestedMs = error instanceof TryAgain ? error.waitMs : null;
        await run.progress
          .waiting(unit, attempt, waitBefore(attempt, requestedMs), (ms) =>
            sleep(ms, undefined, { signal: run.signal }),
          )
          .catch((failure: unknown) => Promise.reject(withProxy(failure, error.cause, run.url)));
      }
    }
    const wrong = await part.finish(run.objects, run.signal);
    run.progress.finished(unit, unit.pieces.length - wrong.length);
    return wrong.length === 0 ? [] : fallbackUnits(unit, wrong, run, null);
  } finally {
    part.close();
  }
}

/** The failure of a download that was given up names the proxy if that was the cause. */
function withProxy(failure: unknown, cause: unknown, url: string): Error {
  const proxy = failure instanceof LaunchFailure ? proxyAtFault(cause, url) : null;
  if (proxy === null) return failure as Error;
  return new LaunchFailure({ code: 'network_lost', reason: 'proxy', path: proxy }, failure);
}

/** Downloads wrong pieces one by one, a few times. @throws LaunchFailure object_corrupt */
function fallbackUnits(unit: Unit, pieces: readonly ObjectReference[], run: Run, cause: unknown): Unit[] {
  const isObject = unit.key === pieces[0]?.sha256;
  if (cause !== null || isObject) run.progress.held(unit, 0);
  return pieces.map((piece) => {
    const times = (run.wrong.get(piece.sha256) ?? 0) + 1;
    run.wrong.set(piece.sha256, times);
    const isLast = times === MOST_REFUSALS || (cause !== null && isObject);
    if (isLast) {
      const reason = cause === null ? 'hash' : 'answer';
      throw new LaunchFailure({ code: 'object_corrupt', reason, path: run.nameOf(piece.sha256) }, cause);
    }
    if (cause === null && !isObject) run.progress.again(piece.size);
    return objectUnit(piece);
  });
}
