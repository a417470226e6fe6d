import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { FoundRuntime, InstallPlan, Installer, KnownClient, Report } from '../install/installer.ts';
import type { GameExit, GameRunner, GameStart, RunningGame } from '../game/process/game.ts';
import type { Pages } from '../context.ts';
import type { Machine } from '../system/machine.ts';
import type { ClientManifest, Schemas } from '../schemas.ts';

export const HITECH = '5b1c7a3e-6f0e-4d6b-9a55-0a6d1c1f0002';
export const PLAYER = {
  login: 'Kitsune',
  playerId: '3f0f1d0e-8f8e-4d3c-9b1a-5b6c7d8e9f01',
  accessId: '3f0f1d0e-8f8e-4d3c-9b1a-5b6c7d8e9f02',
  accessToken: 'game-token-of-this-one-launch',
} satisfies Schemas['Player'];

const sha = (digit: string): string => digit.repeat(64);

export const MANIFEST: ClientManifest = {
  type: 'client',
  formatVersion: 1,
  id: HITECH,
  version: 3,
  label: '1.4.2',
  publishedAt: '2026-11-01T10:00:00Z',
  name: 'HiTech',
  serverId: 'hitech',
  serverName: 'HiTech',
  gameVersion: '1.20.1',
  server: 'http://127.0.0.1:4202/game-servers/hitech',
  icon: { sha256: sha('a'), size: 10, mediaType: 'image/png' },
  background: { sha256: sha('b'), size: 10, mediaType: 'image/webp' },
  files: [
    { path: 'mods/core.jar', size: 100, sha256: sha('c'), mode: 'enforce' },
    { path: 'mods/map.jar', size: 40, sha256: sha('d'), mode: 'enforce', optional: 'map' },
    { path: 'mods/map.dll', size: 9, sha256: sha('e'), mode: 'enforce', optional: 'map', rules: [{ os: 'windows' }] },
  ],
  scopes: [],
  packs: [],
  optionalMods: [
    {
      id: 'map',
      name: { ru: 'Карта', en: 'Map' },
      description: { ru: 'Миникарта', en: 'A small map' },
      enabledAtFirst: false,
    },
  ],
  runtime: { kind: 'java', minimumMajor: 17, bundles: [] },
  launch: { main: 'Main', classpath: [], vmArgs: [], args: [], readyMarker: 'ready' },
  memory: { minimumMb: 1024, recommendedMb: 4096 },
};

export const CLIENT: KnownClient = {
  manifest: MANIFEST,
  status: 'notInstalled',
  installedLabel: null,
  sizes: { total: 140, download: 140, installed: 0 },
  optional: ['map'],
};

export const report = (change: Partial<Schemas['Progress']>): Schemas['Progress'] => ({
  downloadedBytes: 0,
  totalBytes: 140,
  phase: 'downloading',
  files: { done: 0, total: 2 },
  speedBps: 0,
  etaSeconds: null,
  retrying: null,
  ...change,
});

type Work = (report: Report, signal: AbortSignal) => Promise<void> | void;

/** Clients without files: the test sets the result of each step. */
export interface FakeInstaller extends Installer {
  plan: Partial<InstallPlan>;
  steps: { list?: () => Promise<void>; prepare?: Work; install?: Work; launchable?: () => void; move?: Work };
  calls: string[];
  held: number;
  found: FoundRuntime[];
  movedBack: boolean;
}

export function fakeInstaller(): FakeInstaller {
  const fake: FakeInstaller = {
    plan: {},
    steps: {},
    calls: [],
    held: 0,
    found: [],
    movedBack: false,
    async recover() {
      fake.calls.push('recover');
      return { movedBack: fake.movedBack };
    },
    async list() {
      await fake.steps.list?.();
      return { clients: [CLIENT], offline: false };
    },
    picture: async () => ({ file: fileURLToPath(new URL('./picture.txt', import.meta.url)), mediaType: 'image/png' }),
    async prepare({ full, report: sendProgress, signal }) {
      fake.calls.push(full ? 'prepare full' : 'prepare');
      await fake.steps.prepare?.(sendProgress, signal);
      return { manifest: MANIFEST, upToDate: false, downloadBytes: 140, offline: false, ...fake.plan };
    },
    async install(_plan, { report: sendProgress, signal }) {
      fake.calls.push('install');
      await fake.steps.install?.(sendProgress, signal);
    },
    async launchable() {
      fake.steps.launchable?.();
      return { manifest: MANIFEST, folder: '/client', runtime: { executable: '/bin/java', major: 17 } };
    },
    heldBytes: async () => fake.held,
    javas: async () => fake.found,
    async move(folder, { report: sendProgress, signal }) {
      fake.calls.push(`move ${folder}`);
      await fake.steps.move?.(sendProgress, signal);
    },
    async useProxy(value) {
      fake.calls.push(`proxy ${value}`);
    },
    close: async () => undefined,
  };
  return fake;
}

/** A step that runs until it is cancelled, as a download does. */
export const untilCancelled: Work = (_report, signal) =>
  new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason as Error);
    signal.addEventListener('abort', () => reject(signal.reason as Error));
  });

export interface FakeGame {
  ready(): void;
  exit(code: GameExit['code']): void;
  stops: number;
  start: GameStart | null;
}

/** Games without processes: the test decides when they are ready and when they end. */
export function fakeRunner(
  logFile: string,
): GameRunner & { games: FakeGame[]; fail: Error | null; alive: Set<string> } {
  const games: FakeGame[] = [];
  const alive = new Set<string>();

  function run(clientId: string, start: GameStart | null, adopted: boolean): RunningGame {
    const isReady = Promise.withResolvers<undefined>();
    const exited = Promise.withResolvers<GameExit>();
    const processStart = randomUUID();
    alive.add(processStart);
    const game: FakeGame = {
      ready: () => isReady.resolve(undefined),
      exit(code) {
        alive.delete(processStart);
        exited.resolve({ code });
      },
      stops: 0,
      start,
    };
    games.push(game);
    return {
      record: { clientId, pid: 4711, processStart, startedAt: new Date().toISOString(), logFile },
      adopted,
      ready: isReady.promise,
      exited: exited.promise,
      async stop() {
        game.stops += 1;
        game.exit(null);
        await exited.promise;
      },
    };
  }

  const runner = {
    games,
    alive,
    fail: null as Error | null,
    async start(start: GameStart) {
      if (runner.fail !== null) throw runner.fail;
      return run(start.manifest.id, start, false);
    },
    async adopt(record: { clientId: string; processStart?: string }) {
      return alive.has(record.processStart ?? '') ? run(record.clientId, null, true) : null;
    },
  };
  return runner;
}

export const fakeMachine = (): Machine & { opened: string[] } => {
  const opened: string[] = [];
  return {
    opened,
    system: 'linux',
    memory: (value, recommendedMb = 2048) => ({
      value,
      effective: value === 'auto' ? recommendedMb : value,
      automatic: recommendedMb,
      min: 512,
      max: 8192,
      recommended: recommendedMb,
      total: 16384,
    }),
    jvmFlags: (value) => ({ value, tokens: value.split(' ').filter(Boolean), ignored: [] }),
    tryJvmFlags: async (value, _locale, javas) => ({
      tried: javas.length > 0,
      refusal: value.includes('wrong') ? 'Unrecognized VM option' : null,
    }),
    async openLink(url) {
      if (!url.startsWith('https://hoshikraft.example/')) return false;
      opened.push(url);
      return true;
    },
    async openFolder(folder) {
      opened.push(folder);
    },
    resourceFolder: async (value) => ({ value, free: 1000, used: 10, warnings: [] }),
    systemData: () => ({ os: 'Linux', arch: 'x64', launcherVersion: '0.1.0', memoryMb: 16384 }),
  };
};

export const fakePages = (folder: string | null, previous: string | null = null): Pages => ({
  folder: () => folder,
  previousFolder: () => previous,
  versions: () => ({ version: folder === null ? null : '0.1.0', previous: null }),
  start: () => undefined,
  close: async () => undefined,
});
