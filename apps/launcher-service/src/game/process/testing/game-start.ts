import type { GameStart } from '../game.ts';

type Changes = Partial<Omit<GameStart, 'manifest'>> & {
  launch?: Partial<GameStart['manifest']['launch']>;
  kind?: 'java' | 'node';
};

const PICTURE = { sha256: '0'.repeat(64), size: 1, mediaType: 'image/png' as const };

/** A client that runs on Node by default. */
export function gameStart(folder: string, { launch, kind = 'node', ...rest }: Changes = {}): GameStart {
  return {
    folder,
    runtime: { executable: process.execPath, major: 24 },
    memoryMb: 2048,
    jvmFlags: [],
    locale: 'ru',
    player: {
      login: 'Kaede',
      playerId: '0b1f2c55-2a1e-4c7e-9c1f-1f5d6a7b8c9d',
      accessId: '0b1f2c55-2a1e-4c7e-9c1f-1f5d6a7b8c9e',
      accessToken: 'q7Jd0vW3xN5bK1mZ8sT4yR6pL2hG9fCa',
    },
    manifest: {
      type: 'client',
      formatVersion: 1,
      id: '5b1c7a3e-6f0e-4d6b-9a55-0a6d1c1f0002',
      version: 7,
      label: '1.4.2',
      publishedAt: '2026-01-01T00:00:00Z',
      name: 'HiTech',
      serverId: 'hitech',
      serverName: 'HiTech',
      gameVersion: '1.20.1',
      server: 'http://127.0.0.1:4202/game-servers/hitech',
      icon: PICTURE,
      background: PICTURE,
      files: [],
      scopes: [],
      packs: [],
      optionalMods: [],
      runtime: { kind, minimumMajor: 17, bundles: [] },
      launch: { main: 'game.mjs', classpath: [], vmArgs: [], args: [], readyMarker: null, ...launch },
      memory: { minimumMb: 1024, recommendedMb: 2048 },
    },
    ...rest,
  };
}
