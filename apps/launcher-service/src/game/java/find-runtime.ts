import { realpath, stat } from 'node:fs/promises';
import { homedir } from 'node:os';
import type { FindRuntime, FoundRuntime } from '../../install/installer.ts';
import { thisSystem } from '../../install/clients/system.ts';
import type { Schemas } from '../../schemas.ts';
import { javaPlaces, type Machine } from './java-places.ts';
import { type JavaVersion, probeJava } from './probe-java.ts';

interface Options extends Partial<Machine> {
  arch?: Schemas['Arch'];
  probe?: (executable: string) => Promise<JavaVersion | null>;
  /** The Node that runs this service, for clients without Java. */
  node?: { executable: string; version: string };
}

/**
 * Finds a program that can run a client: its version is in the range of the client, its architecture that of the client's
 * natives. Of several versions the lowest is chosen: mods are made for that one, and later ones remove APIs that they use.
 *
 * The version of a program is cached until its file changes, so that a second launch starts no programs.
 */
export function createFindRuntime(options: Options = {}): FindRuntime {
  const machine: Machine = {
    platform: options.platform ?? process.platform,
    env: options.env ?? process.env,
    home: options.home ?? homedir(),
  };
  const ownArch = options.arch ?? thisSystem().arch;
  const probe = options.probe ?? probeJava;
  const node = options.node ?? { executable: process.execPath, version: process.versions.node };
  const known = new Map<string, JavaVersion | null>();

  const versionOf = async (place: string): Promise<(FoundRuntime & JavaVersion) | null> => {
    try {
      const executable = await realpath(place);
      const { mtimeMs, size } = await stat(executable);
      const key = `${executable}\n${mtimeMs}\n${size}`;
      const version = known.has(key) ? (known.get(key) ?? null) : await probe(executable);
      known.set(key, version);
      return version === null ? null : { executable, ...version };
    } catch {
      return null;
    }
  };

  return async (need) => {
    const { minimumMajor, maximumMajor = Infinity, arch = ownArch } = need;
    const fits = (major: number): boolean => major >= minimumMajor && major <= maximumMajor;
    if (need.kind === 'node') {
      const major = Number.parseInt(node.version, 10);
      return fits(major) ? { executable: node.executable, major } : null;
    }
    let best: FoundRuntime | null = null;
    for (const place of await javaPlaces(machine)) {
      const found = await versionOf(place);
      if (found === null || found.arch !== arch || !fits(found.major)) continue;
      if (best === null || found.major < best.major) best = { executable: found.executable, major: found.major };
      if (best.major === minimumMajor) break;
    }
    return best;
  };
}
