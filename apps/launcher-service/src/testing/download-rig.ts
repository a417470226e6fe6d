import { afterEach, beforeEach } from '@jest/globals';
import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { createDownloader, type Downloader } from '../install/download/downloader.ts';
import { type ObjectStore, openObjectStore } from '../install/objects/object-store.ts';
import type { Schemas } from '../schemas.ts';
import { createHashPool } from '../install/verify/hash-pool.ts';
import { requestedRange, type BuildServer, etagOf, type Fault, serveBuilds } from './build-server.ts';
import { createPublisher, type Publisher } from './publisher.ts';
import { contentOf } from './sample-client.ts';
import { scratchFolders } from './scratch.ts';

export const SIZE = 900_000;
export const big = contentOf('big', SIZE);

type Reference = { sha256: string; size: number };

export interface DownloadRig {
  publisher: Publisher;
  server: BuildServer;
  folder: string;
  downloader: Downloader;
  reports: Schemas['Progress'][];
  objects(): ObjectStore;
  open(more?: { stallMs?: number; giveUpMs?: number }): Downloader;
  fetchAll(wanted: readonly Reference[], packs?: Schemas['Pack'][], signal?: AbortSignal): Promise<void>;
  held(reference: Reference): Buffer;
  /** Sent bytes of files whose name contains the text. */
  sentOf(part: string): number;
  /** Replaces the first responses; the others are correct. */
  first(
    times: number,
    wrong: (response: ServerResponse, name: string, range: { from: number; to: number } | null) => void,
  ): Fault;
  /** Leaves a partial download of an object, as a killed run does. */
  leavePart(reference: Reference, bytes?: number): Promise<void>;
}

/** A new downloader with a real server and a real disk for every test. */
export function downloadRig(): DownloadRig {
  const scratch = scratchFolders();
  const pool = createHashPool(1);
  const rig = {
    objects: () => openObjectStore(join(rig.folder, 'objects'), pool),
    open: (more = {}) =>
      createDownloader({ url: rig.server.url, parts: join(rig.folder, 'parts'), objects: rig.objects(), ...more }),
    fetchAll: (wanted, packs = [], signal = new AbortController().signal) =>
      rig.downloader.fetch(wanted, packs, {
        signal,
        report: (progress) => void rig.reports.push(progress),
        nameOf: (sha256) => `file ${sha256.slice(0, 4)}`,
      }),
    held: ({ sha256 }) => readFileSync(rig.objects().path(sha256)),
    sentOf: (part) => [...rig.server.sent].reduce((sum, [name, bytes]) => (name.includes(part) ? sum + bytes : sum), 0),
    first(times, wrong) {
      let left = times;
      return (request, response, name) => {
        if (left === 0) return false;
        left -= 1;
        wrong(response, name, requestedRange(request, rig.publisher.files.get(name)?.length ?? 0, etagOf(name)));
        return true;
      };
    },
    async leavePart(reference, bytes = 500_000) {
      const controller = new AbortController();
      rig.server.fault = (_, response, name) => {
        response.writeHead(200, { 'content-length': reference.size, etag: etagOf(name) });
        response.write(rig.publisher.files.get(name)?.subarray(0, bytes), () =>
          setTimeout(() => controller.abort(), 200),
        );
        return true;
      };
      await rig.fetchAll([reference], [], controller.signal).catch(() => undefined);
      rig.server.fault = null;
      rig.server.sent.clear();
    },
  } as DownloadRig;

  beforeEach(async () => {
    rig.publisher = createPublisher();
    rig.server = await serveBuilds(rig.publisher.files);
    rig.folder = scratch.make();
    rig.downloader = rig.open();
    rig.reports = [];
  });
  afterEach(async () => {
    await rig.downloader.close();
    await pool.close();
    await rig.server.close();
    scratch.remove();
  });
  return rig;
}
