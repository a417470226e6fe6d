import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { encodePixel } from './pixel.ts';
import { readDescription } from '../description/read-description.ts';
import type { LoadedDescription } from '../description/read-description.ts';
import { makeFirstRoot } from '../keys/make-roots.ts';
import type { KeyFolders, RolePlan } from '../keys/make-roots.ts';
import { publish } from '../publish.ts';
import type { PublishJob, PublishReport } from '../publish.ts';
import { diskStore } from '../store/disk-store.ts';

export const NOW = new Date('2026-05-01T12:00:00Z');
export const CLIENT = '5b1c7a3e-6f0e-4d6b-9a55-0a6d1c1f0002';
const one: RolePlan = { threshold: 1, count: 1 };
export const PLAN = { root: one, timestamp: one, snapshot: one, manifest: one };

/** Temporary folder of a test with keys, a repository, and builds to publish. */
export interface Workshop {
  folder: string;
  folders: KeyFolders;
  repository: string;
  /** Writes the files of a build, its pictures and its description. */
  build(name: string, files: Record<string, string | Buffer>, changes?: object): LoadedDescription;
  publish(descriptions: readonly LoadedDescription[], changes?: Partial<PublishJob>): Promise<PublishReport>;
  remove(): void;
}

export const clientDescription = {
  kind: 'client',
  id: CLIENT,
  label: '1.0.0',
  name: 'HiTech',
  serverId: 'hitech',
  serverName: 'HiTech',
  gameVersion: '1.12.2',
  server: 'http://127.0.0.1:4202/game-servers/hitech',
  files: 'files',
  icon: 'icon.png',
  background: 'icon.png',
  scopes: [{ path: 'mods', foreign: 'quarantine' }],
  runtime: { kind: 'java', minimumMajor: 17, bundles: [] },
  launch: { main: 'Game', classpath: ['game.jar'], vmArgs: [], args: ['--login', '${login}'], readyMarker: 'ready' },
  memory: { minimumMb: 1024, recommendedMb: 2048 },
};

export const clientFiles: Record<string, string | Buffer> = {
  'game.jar': Buffer.alloc(200_000, 'game'),
  'config/hud.cfg': 'hud=1',
  'config/наш сервер.cfg': 'сервер=1',
  'mods/lanterns.jar': Buffer.alloc(90_000, 'lantern'),
  'mods/minimap.jar': 'minimap',
  'options.txt': 'fov:70',
};

function writeFiles(folder: string, files: Record<string, string | Buffer>): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
}

export function openWorkshop(plan = PLAN): Workshop {
  const folder = mkdtempSync(join(tmpdir(), 'publish-'));
  const folders = { keys: join(folder, 'keys'), rootKeys: join(folder, 'root-keys') };
  const repository = join(folder, 'repository');
  makeFirstRoot(folders, plan, NOW);
  return {
    folder,
    folders,
    repository,
    build(name, files, changes = {}) {
      const place = join(folder, name);
      writeFiles(join(place, 'files'), files);
      writeFileSync(join(place, 'icon.png'), encodePixel());
      writeFileSync(join(place, 'description.json'), JSON.stringify({ ...clientDescription, ...changes }));
      return readDescription(join(place, 'description.json'));
    },
    publish: (descriptions, changes = {}) =>
      publish({ store: diskStore(repository), folders, descriptions, now: NOW, withoutOldKeys: false, ...changes }),
    remove: () => rmSync(folder, { recursive: true }),
  };
}

/** Paths of all files of a folder, without hidden ones. */
export function listVisible(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter((path) => !path.startsWith('.'))
    .sort();
}
