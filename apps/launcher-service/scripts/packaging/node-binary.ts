import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { nodePackage, type Target, thisMachine } from './systems.ts';

/** Node for one system, and the licence it comes with. */
export interface NodeBinary {
  program: Buffer;
  licence: Buffer;
}

const fileName = (target: Target): string => (target.system === 'windows' ? 'node.exe' : 'node');

const readPackage = (folder: string, target: Target): NodeBinary => ({
  program: readFileSync(join(folder, 'bin', fileName(target))),
  licence: readFileSync(join(folder, 'LICENSE')),
});

/** Fetches the package once a version; what was cut off in between is not taken for whole. */
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
    throw new Error(`${name}@${version} could not be had: name a binary with --node=<file>.\n${said}`);
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
  /** A binary that somebody brought along. */
  given: string | undefined;
  cache: string;
}

/** Node of exactly this version for the target: the one given, the one that runs, or the one of the registry. */
export const nodeBinary = ({ target, version, given, cache }: NodeBinaryOptions): NodeBinary => {
  // The licence is the same for every system; the package that runs us has it beside its bin folder.
  const running = dirname(dirname(process.execPath));
  const ownLicence = join(running, 'LICENSE');
  if (given !== undefined) return { program: readFileSync(given), licence: readFileSync(ownLicence) };
  const here = thisMachine();
  const same = here.system === target.system && here.arch === target.arch && process.version === `v${version}`;
  if (same && existsSync(ownLicence)) return readPackage(running, target);
  return readPackage(fetchPackage(nodePackage(target), version, cache), target);
};
