import { realpath, stat } from 'node:fs/promises';
import { homedir } from 'node:os';
import type { FindRuntime, FoundRuntime } from '../../install/installer.ts';
import { javaPlaces, type Machine } from './java-places.ts';
import { probeJava } from './probe-java.ts';

interface Options extends Partial<Machine> {
  probe?: (executable: string) => Promise<number | null>;
  /** The Node that runs this service, for clients without Java. */
  node?: { executable: string; version: string };
}

/**
 * Finds a program that can run a client. Of the suitable versions of Java the nearest to the required one is chosen: mods
 * are made for that one, and later ones remove APIs that they use.
 *
 * The version of a program is cached until its file changes, so that a second launch starts no programs.
 */
export function createFindRuntime(options: Options = {}): FindRuntime {
  const machine: Machine = {
    platform: options.platform ?? process.platform,
    env: options.env ?? process.env,
    home: options.home ?? homedir(),
  };
  const probe = options.probe ?? probeJava;
  const node = options.node ?? { executable: process.execPath, version: process.versions.node };
  const known = new Map<string, number | null>();

  const majorOf = async (place: string): Promise<FoundRuntime | null> => {
    try {
      const executable = await realpath(place);
      const { mtimeMs, size } = await stat(executable);
      const key = `${executable}\n${mtimeMs}\n${size}`;
      const major = known.has(key) ? (known.get(key) ?? null) : await probe(executable);
      known.set(key, major);
      return major === null ? null : { executable, major };
    } catch {
      return null;
    }
  };

  return async (need) => {
    if (need.kind === 'node') {
      const major = Number.parseInt(node.version, 10);
      return major >= need.minimumMajor ? { executable: node.executable, major } : null;
    }
    let best: FoundRuntime | null = null;
    for (const place of await javaPlaces(machine)) {
      const found = await majorOf(place);
      if (found === null || found.major < need.minimumMajor) continue;
      if (best === null || found.major < best.major) best = found;
      if (best.major === need.minimumMajor) break;
    }
    return best;
  };
}
