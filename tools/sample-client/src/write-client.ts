import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Game } from './build-game.ts';
import { writeContent } from './content.ts';
import { emblems } from './drawing/emblems.ts';
import { drawIcon } from './drawing/pictures.ts';
import { optionalMods } from './optional-mods.ts';
import type { SampleServer } from './servers.ts';

const READY = 'Hoshikraft sample client is ready';
const ARGUMENTS = {
  login: 'login',
  player: 'playerId',
  'access-id': 'accessId',
  token: 'token',
  folder: 'gameFolder',
  server: 'server',
  locale: 'locale',
  client: 'clientId',
  version: 'version',
};

/** Description of a client for the publishing tool. */
function describe(server: SampleServer, game: Game, gameServers: string) {
  const { uuid: id, id: serverId, name, label, gameVersion, memory } = server;
  return {
    kind: 'client',
    ...{ id, label, name, serverId, gameVersion, memory },
    serverName: name,
    server: `${gameServers}/${serverId}`,
    files: 'files',
    icon: 'icon.png',
    background: 'background.webp',
    modes: [
      { path: 'config', mode: 'ifUnchanged' },
      { path: 'options.txt', mode: 'once' },
      { path: 'saves', mode: 'ignore' },
    ],
    scopes: [
      { path: 'mods', foreign: 'quarantine' },
      { path: 'libraries', foreign: 'quarantine' },
      { path: 'saves', foreign: 'keep' },
    ],
    optionalMods: optionalMods.map(({ path, size: _, ...mod }) => ({ ...mod, paths: [path] })),
    runtime: game.runtime,
    launch: {
      main: game.main,
      classpath: game.classpath,
      vmArgs: [],
      args: Object.entries(ARGUMENTS).flatMap(([name, placeholder]) => [`--${name}`, `\${${placeholder}}`]),
      readyMarker: READY,
    },
  };
}

/** Writes a client as its authors would provide it: files, pictures and the description for the publishing tool. */
export function writeClient(folder: string, server: SampleServer, game: Game, gameServers: string): string {
  const made = new Set<string>();
  const put = (path: string, bytes: Buffer) => {
    const target = join(folder, path);
    const parent = dirname(target);
    if (!made.has(parent)) mkdirSync(parent, { recursive: true });
    made.add(parent);
    writeFileSync(target, bytes);
  };
  const emblem = emblems[server.id];
  if (!emblem) throw new Error(`${server.id} has no emblem`);
  put('icon.png', drawIcon(emblem, 256));
  put('background.webp', readFileSync(new URL(`../backgrounds/${server.id}.webp`, import.meta.url)));
  put(`files/${game.path}`, game.bytes);
  writeContent(server, (path, bytes) => put(`files/${path}`, bytes));
  put('description.json', Buffer.from(`${JSON.stringify(describe(server, game, gameServers), null, 2)}\n`));
  return join(folder, 'description.json');
}
