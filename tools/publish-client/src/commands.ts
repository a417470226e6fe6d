import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { SignedKind } from '@hoshikraft/launcher-contract/signed';
import { checkRepository } from './check.ts';
import { readDescription } from './description/read-description.ts';
import { roles } from './keys/key-store.ts';
import { makeFirstRoot, rotateRoot } from './keys/make-roots.ts';
import type { KeyFolders, RolePlan } from './keys/make-roots.ts';
import { publish } from './publish.ts';
import type { PublishReport } from './publish.ts';
import { openStore } from './store/open-store.ts';

export const USAGE = `publish-client <command>

  keys     --keys <folder> [--root-keys <folder>] [--sign <role>=<threshold>/<count>]…
           creates the keys of root, timestamp, snapshot and manifest, and root.1.json
  rotate   --keys <folder> [--root-keys <folder>] [--sign <role>=<threshold>/<count>]…
           creates the next root; roles named by --sign get new keys. publish or refresh uploads it
  publish  --keys <folder> --repository <place> <description>…
           publishes what each description (JSON or YAML) names; the root keys are not needed
  refresh  --keys <folder> --repository <place>
           signs again what expires: the timestamp after 3 days
  check    --repository <place> [--trusted <root.json>]
           reads a repository as a launcher would, every byte

  A place is a folder, s3://bucket/folder (S3_ENDPOINT, AWS_REGION, AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY), or for
  check an http address. publish and refresh take --without-old-keys if the previous root's keys are lost.`;

/** A usage error. */
export class UsageError extends Error {}

const options = {
  keys: { type: 'string' },
  'root-keys': { type: 'string' },
  repository: { type: 'string' },
  trusted: { type: 'string' },
  sign: { type: 'string', multiple: true },
  'without-old-keys': { type: 'boolean' },
} as const;

const parse = (args: string[]) => {
  try {
    return parseArgs({ args, options, allowPositionals: true, strict: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
};
type Values = ReturnType<typeof parse>['values'];

function needed(values: Values, name: 'keys' | 'repository'): string {
  const value = values[name];
  if (value === undefined) throw new UsageError(`--${name} is missing`);
  return value;
}

function keyFolders(values: Values): KeyFolders {
  const keys = needed(values, 'keys');
  return { keys, rootKeys: values['root-keys'] ?? keys };
}

function plans(values: Values): Partial<Record<SignedKind, RolePlan>> {
  const given: Partial<Record<SignedKind, RolePlan>> = {};
  for (const text of values.sign ?? []) {
    const [, name, threshold, count] = /^([a-z]+)=(\d{1,2})\/(\d{1,2})$/.exec(text) ?? [];
    const role = roles.find((known) => known === name);
    if (!role) throw new UsageError(`--sign ${text}: <role>=<threshold>/<count> with role ${roles.join(', ')}`);
    given[role] = { threshold: Number(threshold), count: Number(count) };
  }
  return given;
}

function describeReport({ bundles, uploaded, rootDaysLeft }: PublishReport): string[] {
  const lines = bundles.map(
    ({ id, label, version, changed, files }) =>
      `${changed ? 'Published' : 'Unchanged'} ${id} ${label} (version ${version}, ${files} files)`,
  );
  const { objects, packs, bytes } = uploaded;
  lines.push(`Uploaded ${objects} objects and ${packs} packs, ${(bytes / 1e6).toFixed(1)} MB`);
  if (rootDaysLeft < 60) lines.push(`The root expires in ${Math.floor(rootDaysLeft)} days: run "rotate" before then`);
  return lines;
}

async function publishCommand(values: Values, descriptions: string[], env: NodeJS.ProcessEnv): Promise<string[]> {
  const report = await publish({
    store: await openStore(needed(values, 'repository'), env),
    folders: keyFolders(values),
    descriptions: descriptions.map(readDescription),
    now: new Date(),
    withoutOldKeys: values['without-old-keys'] ?? false,
  });
  return describeReport(report);
}

/** Runs a command and returns the lines to print. @throws UsageError for wrong arguments */
export async function runCommand(argv: readonly string[], env: NodeJS.ProcessEnv): Promise<string[]> {
  const [command, ...args] = argv;
  const { values, positionals } = parse(args);
  if (command !== 'publish' && positionals.length > 0)
    throw new UsageError(`Unexpected arguments: ${positionals.join(' ')}`);
  switch (command) {
    case 'keys': {
      const one: RolePlan = { threshold: 1, count: 1 };
      const plan = { root: one, timestamp: one, snapshot: one, manifest: one, ...plans(values) };
      const { root } = makeFirstRoot(keyFolders(values), plan, new Date());
      return [`Created ${Object.keys(root.keys).length} keys and root 1, valid until ${root.expires}`];
    }
    case 'rotate': {
      const { root } = rotateRoot(keyFolders(values), plans(values), new Date());
      return [`Created root ${root.version}, valid until ${root.expires}: publish or refresh uploads it`];
    }
    case 'publish':
      if (positionals.length === 0) throw new UsageError('Name at least one description');
      return publishCommand(values, positionals, env);
    case 'refresh':
      return publishCommand(values, [], env);
    case 'check': {
      const store = await openStore(needed(values, 'repository'), env);
      const trusted = values.trusted === undefined ? null : readFileSync(values.trusted);
      const report = await checkRepository(store, trusted, new Date());
      return [
        ...report.bundles.map(({ id, kind, version }) => `${kind} ${id}, version ${version}`),
        `Complete: ${report.objects} objects and ${report.packs} packs, ${(report.bytes / 1e6).toFixed(1)} MB`,
        `Root ${report.rootVersion}: the next signature expires in ${report.daysLeft.toFixed(1)} days`,
      ];
    }
    default:
      throw new UsageError(command === undefined ? 'Choose a command' : `Unknown command: ${command}`);
  }
}
