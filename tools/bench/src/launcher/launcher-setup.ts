import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, repository, startMeasured } from '../process.ts';
import type { Measured } from '../process.ts';
import { startLauncher } from './launcher-process.ts';
import type { RunningLauncher } from './launcher-process.ts';
import { publishClients } from './sample-clients.ts';
import type { ClientShape } from './sample-clients.ts';

const MIB = 1_048_576;

/** As many files as a large client has. */
export const MANY: ClientShape = {
  id: '6e0d3f6c-1111-4d6b-9a55-000000000001',
  name: 'Many files',
  files: [{ count: 5000, size: 6000 }],
};
/** Few large files, to measure hashing and loopback downloads. */
export const LARGE: ClientShape = {
  id: '6e0d3f6c-1111-4d6b-9a55-000000000002',
  name: 'Large files',
  files: [{ count: 6, size: 48 * MIB }],
};
/** Large files and many small ones, to measure downloads over a slow network. */
export const MIXED: ClientShape = {
  id: '6e0d3f6c-1111-4d6b-9a55-000000000003',
  name: 'Mixed files',
  files: [
    { count: 800, size: 20_000 },
    { count: 3, size: 12 * MIB },
  ],
};

/** A server of builds. */
export interface ObjectServer extends Measured {
  /** Number of bytes it has sent. */
  served(): Promise<number>;
}

/** Publishes clients, and starts object servers and launchers. `close` stops them and removes all files. */
export class LauncherSetup {
  readonly root = mkdtempSync(join(tmpdir(), 'bench-launcher-'));
  readonly published = join(this.root, 'published');
  private readonly trustedRoot: string;
  private readonly running: Measured[] = [];
  private homes = 0;

  constructor() {
    const build = 'apps/launcher-service/scripts/build.ts';
    execFileSync(process.execPath, [build], { cwd: repository, stdio: ['ignore', 'ignore', 'inherit'] });
    this.trustedRoot = publishClients(this.root, this.published, [MANY, LARGE, MIXED]);
  }

  async server(network: { delayMs?: number; bytesPerSecond?: number } = {}): Promise<ObjectServer> {
    const port = await freePort();
    const environment = {
      FOLDER: this.published,
      PORT: String(port),
      DELAY_MS: String(network.delayMs ?? 0),
      BYTES_PER_SECOND: String(network.bytesPerSecond ?? 0),
    };
    const server = await startMeasured('tools/bench/src/launcher/object-server.ts', environment, port, '/served');
    this.running.push(server);
    return { ...server, served: async () => Number(await (await fetch(`${server.url}/served`)).text()) };
  }

  /** Path of a new home folder. */
  newHome(): string {
    this.homes += 1;
    return join(this.root, `home-${this.homes}`);
  }

  async launcher(server: ObjectServer, home: string): Promise<RunningLauncher> {
    const launcher = await startLauncher(home, server.url, this.trustedRoot);
    this.running.push(launcher);
    return launcher;
  }

  /** URLs of those objects that are published as separate files; smaller ones are in packs. */
  largeObjects(server: ObjectServer, names: readonly string[]): string[] {
    const known = new Set(readdirSync(join(this.published, 'objects'), { recursive: true, encoding: 'utf8' }));
    return names.flatMap((name) => {
      const path = `${name.slice(0, 2)}/${name}`;
      return known.has(path) ? [`${server.url}/objects/${path}`] : [];
    });
  }

  async close(): Promise<void> {
    await Promise.all(this.running.map((process) => process.stop()));
    rmSync(this.root, { recursive: true, force: true });
  }
}
