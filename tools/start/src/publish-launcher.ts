import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { PROTOCOL } from '@hoshikraft/launcher-contract';
import { repository } from './dev-folder.ts';
import { hashInputs } from './hash-inputs.ts';
import { runScript } from './run-tool.ts';

const PUBLISH = 'tools/publish-client/src/main.ts';
const SAMPLE = 'tools/sample-client/src/main.ts';
/** What the sample clients are made from and published by. */
const INPUTS = ['tools/sample-client/src', 'tools/sample-client/game', 'tools/publish-client/src'];
const PAGES = 'apps/launcher-ui/dist';

/** Folders of what is published for development. */
export interface PublishFolders {
  /** Private keys of the development repositories, and their root. */
  keys: string;
  /** What the sandbox serves under `/cdn`. */
  cdn: string;
  /** Root that the launcher trusts. */
  trustedRoot: string;
}

export function publishFolders(folder: string): PublishFolders {
  const keys = join(folder, 'publish-keys');
  return { keys, cdn: join(folder, 'cdn'), trustedRoot: join(keys, 'root.json') };
}

function hasCompiler(): boolean {
  const places = (process.env['PATH'] ?? '').split(delimiter);
  return places.some((place) => ['javac', 'javac.exe'].some((name) => existsSync(join(place, name))));
}

/** Creates the keys once. Deletes what lost keys have signed: new versions could not be published over it. */
export async function makeKeys({ keys, trustedRoot, cdn }: PublishFolders): Promise<void> {
  if (existsSync(trustedRoot)) return;
  for (const folder of [keys, cdn]) rmSync(folder, { recursive: true, force: true });
  await runScript('Making the keys of builds', PUBLISH, 'keys', '--keys', keys);
}

function publish({ keys, cdn }: PublishFolders, repositoryName: string, descriptions: readonly string[]) {
  const place = ['--keys', keys, '--repository', join(cdn, repositoryName)];
  if (descriptions.length === 0) return runScript('Signing what is published', PUBLISH, 'refresh', ...place);
  return runScript('Publishing', PUBLISH, 'publish', ...place, ...descriptions);
}

/** Makes and publishes the sample clients; while what they are made from stays the same, only signs them anew. */
export async function publishClients(folders: PublishFolders, gameServers: string): Promise<void> {
  const noted = join(folders.cdn, '.clients-made-from');
  const inputs = hashInputs(INPUTS, [gameServers, hasCompiler() ? 'java' : 'node']);
  const isThere = existsSync(join(folders.cdn, 'clients/timestamp.json'));
  if (isThere && existsSync(noted) && readFileSync(noted, 'utf8') === inputs) {
    await publish(folders, 'clients', []);
    return;
  }
  const made = join(folders.cdn, '.clients');
  const written = await runScript('Making the sample clients', SAMPLE, '--out', made, '--game-servers', gameServers);
  await publish(folders, 'clients', written.trim().split('\n'));
  rmSync(made, { recursive: true });
  writeFileSync(noted, inputs);
}

/** Publishes the built pages of the launcher; unchanged ones are only signed anew. */
export async function publishPages(folders: PublishFolders): Promise<void> {
  const built = join(repository, PAGES);
  const latest = JSON.parse(readFileSync(join(built, 'builds/latest.json'), 'utf8')) as { version: string };
  const description = join(folders.cdn, '.launcher-ui.json');
  mkdirSync(folders.cdn, { recursive: true });
  const said = { kind: 'ui', id: 'launcher-ui', label: latest.version, protocol: PROTOCOL, files: built };
  writeFileSync(description, JSON.stringify(said));
  await publish(folders, 'launcher-ui', [description]);
}
