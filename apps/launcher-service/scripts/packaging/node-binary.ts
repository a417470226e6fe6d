import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { nodePackage, type Target, thisMachine } from './systems.ts';

/** Node for one system, with its license. */
export interface NodeBinary {
  program: Buffer;
  licence: Buffer;
}

const programIn = (folder: string, { system }: Target): string =>
  join(folder, 'bin', system === 'windows' ? 'node.exe' : 'node');

/** Downloads the package once per version; an incomplete download is not used. */
const fetchPackage = (name: string, version: string, cache: string): string => {
  const folder = join(cache, `${name}-${version}`);
  if (existsSync(folder)) return folder;
  const part = `${folder}.part`;
  rmSync(part, { recursive: true, force: true });
  mkdirSync(part, { recursive: true });
  try {
    execFileSync('npm', ['pack', `${name}@${version}`, '--silent'], { cwd: part, stdio: ['ignore', 'ignore', 'pipe'] });
  } catch (error) {
    const said = String((error as { stderr?: Buffer }).stderr ?? error).trim();
    throw new Error(`Could not get ${name}@${version}: pass a binary with --node=<file>.\n${said}`);
  }
  execFileSync('tar', ['-xzf', `${name}-${version}.tgz`], { cwd: part });
  renameSync(join(part, 'package'), folder);
  rmSync(part, { recursive: true });
  return folder;
};

export interface NodeBinaryOptions {
  target: Target;
  /** Version without a `v`. */
  version: string;
  /** A binary provided by the caller. */
  given: string | undefined;
  /** Folder of the installed package whose license is that of Node on every system. */
  licenceFolder: string;
  cache: string;
}

/** Node of exactly this version for the target: the given binary, the running one, or the one of the registry. */
export const nodeBinary = ({ target, version, given, licenceFolder, cache }: NodeBinaryOptions): NodeBinary => {
  // Not every package of the registry contains the license, but the archive has to.
  const licence = [licenceFolder, dirname(dirname(process.execPath))]
    .map((folder) => join(folder, 'LICENSE'))
    .find((path) => existsSync(path));
  if (licence === undefined) throw new Error(`The licence of Node is not in ${licenceFolder}: run npm ci`);
  const here = thisMachine();
  const same = here.system === target.system && here.arch === target.arch && process.version === `v${version}`;
  const fetched = () => programIn(fetchPackage(nodePackage(target), version, cache), target);
  const program = given ?? (same ? process.execPath : fetched());
  return { program: readFileSync(program), licence: readFileSync(licence) };
};
