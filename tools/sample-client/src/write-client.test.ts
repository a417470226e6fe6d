import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { buildGame } from './build-game.ts';
import { sampleServers } from './servers.ts';
import { writeClient } from './write-client.ts';

// Draws and hashes complete sample clients.
jest.setTimeout(120_000);

const game = buildGame('node');
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'clients-'));
  for (const server of sampleServers.slice(0, 2)) {
    writeClient(join(folder, server.id), server, game, 'http://127.0.0.1:4202/game-servers');
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Hashes of all files of a client, by path. */
function read(place: string): Map<string, string> {
  const entries = readdirSync(place, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = entries.map((entry) => join(entry.parentPath, entry.name)).sort();
  return new Map(
    paths.map((path) => [path.slice(place.length), createHash('sha256').update(readFileSync(path)).digest('hex')]),
  );
}

test('a client has thousands of small files and some large ones, and is the same every time', () => {
  const [server] = sampleServers;
  if (!server) throw new Error('no servers');
  const place = join(folder, server.id);
  const files = read(place);
  const sizes = [...files.keys()].map((path) => statSync(join(place, path)).size);
  expect(sizes.filter((size) => size < 64 * 1024).length).toBeGreaterThan(2000);
  expect(sizes.filter((size) => size > 3_000_000).length).toBeGreaterThan(4);
  writeClient(place, server, game, 'http://127.0.0.1:4202/game-servers');
  expect(read(place)).toEqual(files);
});

test('clients share most of their bytes but differ', () => {
  const [one, other] = sampleServers.slice(0, 2).map(({ id }) => read(join(folder, id)));
  const shared = [...(one ?? [])].filter(([path, hash]) => other?.get(path) === hash);
  expect(shared.length).toBeGreaterThan(1400);
  expect(shared.length).toBeLessThan((one?.size ?? 0) - 500);
});
