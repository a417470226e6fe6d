import { createHash } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { repository } from '../process.ts';

/** A generated client: groups of files, sizes in bytes. */
export interface ClientShape {
  id: string;
  name: string;
  files: readonly { count: number; size: number }[];
}

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
/** Prints its ready marker and runs until it is killed. */
const GAME = "console.log('the measured game is ready');\nsetInterval(() => undefined, 60_000);\n";

/** Incompressible bytes, the same in every run. */
function noise(seed: string, size: number): Buffer {
  const parts: Buffer[] = [];
  let block = createHash('sha512').update(seed).digest();
  for (let length = 0; length < size; length += block.length) {
    parts.push(block);
    block = createHash('sha512').update(block).digest();
  }
  return Buffer.concat(parts).subarray(0, size);
}

function write(folder: string, path: string, bytes: Buffer): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), bytes);
}

function makeClient(folder: string, { id, name, files }: ClientShape): string {
  files.forEach(({ count, size }, kind) => {
    // Slices of one buffer at different offsets: new noise for each file would take longer than the measurement.
    const pool = noise(`${id} ${kind}`, size + count);
    for (let at = 0; at < count; at += 1) {
      const path = `files/assets/${kind}/${Math.floor(at / 250)}/${at}.bin`;
      write(folder, path, pool.subarray(at, at + size));
    }
  });
  write(folder, 'files/game.mjs', Buffer.from(GAME));
  write(folder, 'icon.png', PIXEL);
  const description = {
    kind: 'client',
    ...{ id, label: '1.0.0', name, serverId: 'bench', serverName: name, gameVersion: '1.12.2' },
    ...{ server: 'http://127.0.0.1:9/bench', files: 'files', icon: 'icon.png', background: 'icon.png' },
    ...{ modes: [], scopes: [], optionalMods: [], memory: { minimumMb: 512, recommendedMb: 2048 } },
    runtime: { kind: 'node', minimumMajor: 22, bundles: [] },
    launch: { main: 'game.mjs', classpath: [], vmArgs: [], args: [], readyMarker: 'the measured game is ready' },
  };
  const path = join(folder, 'description.json');
  writeFileSync(path, JSON.stringify(description));
  return path;
}

/** Generates these clients and publishes them with new keys. Returns the path of the trusted root. */
export function publishClients(folder: string, published: string, shapes: readonly ClientShape[]): string {
  const keys = join(folder, 'keys');
  const publish = (...args: string[]) =>
    execFileSync(process.execPath, ['tools/publish-client/src/main.ts', ...args], {
      cwd: repository,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  publish('keys', '--keys', keys);
  const descriptions = shapes.map((shape) => makeClient(join(folder, 'made', shape.id), shape));
  publish('publish', '--keys', keys, '--repository', published, ...descriptions);
  return join(keys, 'root.json');
}
