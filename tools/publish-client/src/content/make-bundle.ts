import { readFileSync } from 'node:fs';
import { extname, resolve } from 'node:path';
import type { ClientDescription, Description } from '../description/description-schema.ts';
import type { LoadedDescription } from '../description/read-description.ts';
import type { Manifest, Schemas } from '../schemas.ts';
import type { LocalFile } from '../store/store.ts';
import { isUnder, longestFor } from './longest-path.ts';
import { makePacks } from './make-packs.ts';
import type { PackPlan } from './make-packs.ts';
import { measureFile, scanFolder } from './scan-folder.ts';
import type { ContentFile } from './scan-folder.ts';

/** Content of a manifest, without version and time, which depend on the repository. */
export type ManifestBody = Omit<Manifest, 'version' | 'publishedAt'>;

/** Everything needed to publish a description. */
export interface Bundle {
  id: string;
  kind: Schemas['BundleKind'];
  body: ManifestBody;
  /** By hash. */
  objects: ReadonlyMap<string, LocalFile>;
  packs: readonly PackPlan[];
}

const MAGIC: readonly [string, Schemas['Picture']['mediaType'], (bytes: Buffer) => boolean][] = [
  ['.png', 'image/png', (bytes) => bytes.subarray(1, 4).toString('latin1') === 'PNG'],
  ['.webp', 'image/webp', (bytes) => bytes.subarray(8, 12).toString('latin1') === 'WEBP'],
  ['.jpg', 'image/jpeg', (bytes) => bytes.readUInt16BE(0) === 0xffd8],
];

function readPicture(field: string, path: string): { picture: Schemas['Picture']; local: LocalFile } {
  const extension = extname(path).toLowerCase().replace('.jpeg', '.jpg');
  const known = MAGIC.find(([ending]) => ending === extension);
  if (!known?.[2](readFileSync(path))) throw new Error(`${field}: ${path} is not a PNG, WebP or JPEG picture`);
  const { executable: _, ...local } = measureFile(path);
  return { picture: { sha256: local.sha256, size: local.size, mediaType: known[1] }, local };
}

function manifestFile(file: ContentFile, description: Description): Schemas['ManifestFile'] {
  const { path, local } = file;
  const client = description.kind === 'client' ? description : null;
  const rules = client && longestFor(client.rules ?? [], path)?.rules;
  const optional = client?.optionalMods?.find(({ paths }) => paths.some((one) => isUnder(path, one)))?.id;
  const executable = file.executable || (description.executables ?? []).includes(path);
  return {
    path,
    size: local.size,
    sha256: local.sha256,
    mode: (client && longestFor(client.modes ?? [], path)?.mode) ?? 'enforce',
    ...(executable ? { executable } : {}),
    ...(rules ? { rules } : {}),
    ...(optional ? { optional } : {}),
  };
}

function clientFaults(description: ClientDescription, files: readonly ContentFile[]): string[] {
  const has = (path: string) => files.some((file) => isUnder(file.path, path));
  const { classpath, main } = description.launch;
  const needed = description.runtime.kind === 'node' ? [...classpath, main] : classpath;
  const faults = needed.filter((path) => !has(path)).map((path) => `launch: there is no ${path}`);
  for (const mod of description.optionalMods ?? []) {
    faults.push(...mod.paths.filter((path) => !has(path)).map((path) => `optionalMods ${mod.id}: there is no ${path}`));
  }
  return faults;
}

function body(loaded: LoadedDescription, files: Schemas['ManifestFile'][], packs: Schemas['Pack'][]) {
  const { description, folder } = loaded;
  const { id, label } = description;
  const formatVersion = 1 as const;
  const pictures: LocalFile[] = [];
  const picture = (field: 'icon' | 'background', path: string) => {
    const read = readPicture(field, resolve(folder, path));
    pictures.push(read.local);
    return read.picture;
  };
  if (description.kind === 'runtime') {
    const { major, os, arch, executable, program } = description;
    const said = { type: 'runtime' as const, formatVersion, id, label, kind: program, major, os, arch, executable };
    return { said: { ...said, files, packs }, pictures };
  }
  if (description.kind === 'ui') {
    return {
      said: { type: 'ui' as const, formatVersion, id, label, protocol: description.protocol, files, packs },
      pictures,
    };
  }
  const { name, serverId, serverName, gameVersion, server, scopes, runtime, launch, memory } = description;
  const said = {
    type: 'client' as const,
    ...{ formatVersion, id, label, name, serverId, serverName, gameVersion, server },
    icon: picture('icon', description.icon),
    background: picture('background', description.background),
    ...{ files, scopes, packs },
    optionalMods: (description.optionalMods ?? []).map(({ paths: _, ...mod }) => mod),
    ...{ runtime, launch, memory },
  };
  return { said, pictures };
}

/** Reads and hashes the files of a description. @throws Error with the file or field that cannot be published */
export function makeBundle(loaded: LoadedDescription): Bundle {
  const { description, source } = loaded;
  const files = scanFolder(resolve(loaded.folder, description.files));
  const lacking = description.kind === 'client' ? clientFaults(description, files) : [];
  for (const path of [
    ...(description.executables ?? []),
    ...(description.kind === 'runtime' ? [description.executable] : []),
  ]) {
    if (!files.some((file) => file.path === path)) lacking.push(`executables: there is no ${path}`);
  }
  if (lacking.length > 0) throw new Error(`${source}:\n${lacking.map((one) => `  ${one}`).join('\n')}`);
  const packs = makePacks(files.map(({ local }) => local));
  const { said, pictures } = body(
    loaded,
    files.map((file) => manifestFile(file, description)),
    packs.map(({ pack }) => pack),
  );
  const locals = [...files.map(({ local }) => local), ...pictures];
  return {
    id: description.id,
    kind: description.kind,
    body: said,
    objects: new Map(locals.map((local) => [local.sha256, local])),
    packs,
  };
}
