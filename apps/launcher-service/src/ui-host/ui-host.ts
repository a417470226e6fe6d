import { setTimeout as sleep } from 'node:timers/promises';
import { PROTOCOL } from '@hoshikraft/launcher-contract';
import type { FastifyBaseLogger } from 'fastify';
import type { Pages } from '../context.ts';
import type { Schemas } from '../schemas.ts';
import type { StoredPages, PagesStore } from './pages-store.ts';

type Manifest = Schemas['UiManifest'];

/** Source of pages: a signed repository. */
export interface PagesSource {
  /** An unsigned, cheap hint of the newest version; it only decides whether to check the metadata. */
  hint(signal: AbortSignal): Promise<string>;
  /** The newest trusted version; null while the metadata allows no installation. @throws LaunchFailure */
  newest(signal: AbortSignal): Promise<Manifest | null>;
  /** Downloads and verifies the files into an existing empty folder. */
  place(manifest: Manifest, folder: string, signal: AbortSignal): Promise<void>;
  close(): Promise<void>;
}

interface Options {
  store: PagesStore;
  source: PagesSource;
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  /** Interval between two checks, ms. */
  everyMs?: number;
  /** Delay after a failed check, ms; grows up to `everyMs`. */
  retryMs?: number;
}

const EVERY_MS = 5 * 60_000;
const RETRY_MS = 2000;

/**
 * The launcher's pages as this service serves them: it starts with the stored version, checks for a newer one at an
 * interval, and switches to it in one step.
 */
export function createUiHost({ store, source, log, everyMs = EVERY_MS, retryMs = RETRY_MS }: Options): Pages {
  const stop = new AbortController();
  let seen: string | null = null;
  let looking: Promise<void> = Promise.resolve();

  const look = async (signal: AbortSignal) => {
    const hint = await source.hint(signal);
    if (hint === seen) return;
    const manifest = await source.newest(signal);
    if (manifest === null) return;
    if (manifest.protocol !== PROTOCOL) {
      // These pages need another version of the service: a later version of the pages or the launcher will fit.
      log.warn({ version: manifest.label, protocol: manifest.protocol }, 'pages speak another protocol');
    } else if (manifest.version > (store.current()?.version ?? 0)) {
      await store.install(manifest, (folder) => source.place(manifest, folder, signal));
      log.info({ version: manifest.label }, 'pages updated');
    }
    seen = hint;
  };

  const keepLooking = async () => {
    let wait = retryMs;
    while (!stop.signal.aborted) {
      try {
        await look(stop.signal);
        wait = everyMs;
      } catch (error) {
        if (stop.signal.aborted) return;
        log.warn({ err: error }, 'no newer pages');
        wait = Math.min(wait === everyMs ? retryMs : wait * 2, everyMs);
      }
      await sleep(wait, undefined, { signal: stop.signal, ref: false }).catch(() => undefined);
    }
  };

  const folderOf = (pages: StoredPages | null) => pages && store.folderOf(pages);
  return {
    folder: () => folderOf(store.current()),
    previousFolder: () => folderOf(store.previous()),
    versions: () => ({ version: store.current()?.label ?? null, previous: store.previous()?.label ?? null }),
    start() {
      looking = keepLooking();
    },
    async close() {
      stop.abort();
      await looking;
      await source.close();
    },
  };
}
