import { join } from 'node:path';
import { isProxySetting } from '../../system/proxy/proxy.ts';

/** The launcher's settings (docs/product/launcher.md#settings). */
export interface Settings {
  debugger: boolean;
  jvmFlags: string;
  logDisplay: boolean;
  /** MiB. */
  memory: number | 'auto';
  resourceFolder: string;
  /** Address; `none` connects directly, empty uses the variables of the system. */
  proxy: string;
}

/** Folder of the clients until the player selects another one. */
export const standardFolder = (home: string): string => join(home, 'resources');

const isMemory = (value: unknown): value is Settings['memory'] =>
  value === 'auto' || (Number.isInteger(value) && (value as number) >= 512 && (value as number) <= 1_048_576);

/** Parses stored settings: missing and invalid values get their defaults; undefined if the file as a whole is invalid. */
export function readSettings(value: unknown, standard: Settings): Settings | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const given = value as Record<keyof Settings, unknown>;
  return {
    debugger: typeof given.debugger === 'boolean' ? given.debugger : standard.debugger,
    jvmFlags: typeof given.jvmFlags === 'string' ? given.jvmFlags : standard.jvmFlags,
    logDisplay: typeof given.logDisplay === 'boolean' ? given.logDisplay : standard.logDisplay,
    proxy: typeof given.proxy === 'string' && isProxySetting(given.proxy) ? given.proxy : standard.proxy,
    memory: isMemory(given.memory) ? given.memory : standard.memory,
    resourceFolder:
      typeof given.resourceFolder === 'string' && given.resourceFolder !== ''
        ? given.resourceFolder
        : standard.resourceFolder,
  };
}
