import { join } from 'node:path';

/** The launcher's settings (docs/product/launcher.md#settings). */
export interface Settings {
  debugger: boolean;
  jvmFlags: string;
  logDisplay: boolean;
  /** MiB. */
  memory: number | 'auto';
  resourceFolder: string;
}

/** Where clients are kept until the player chooses another place. */
export const standardFolder = (home: string): string => join(home, 'resources');

const isMemory = (value: unknown): value is Settings['memory'] =>
  value === 'auto' || (Number.isInteger(value) && (value as number) >= 512 && (value as number) <= 1_048_576);

/** Settings out of a file: whatever is missing or makes no sense is as at first; undefined where it is no such file at all. */
export function readSettings(value: unknown, standard: Settings): Settings | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const given = value as Record<keyof Settings, unknown>;
  return {
    debugger: typeof given.debugger === 'boolean' ? given.debugger : standard.debugger,
    jvmFlags: typeof given.jvmFlags === 'string' ? given.jvmFlags : standard.jvmFlags,
    logDisplay: typeof given.logDisplay === 'boolean' ? given.logDisplay : standard.logDisplay,
    memory: isMemory(given.memory) ? given.memory : standard.memory,
    resourceFolder:
      typeof given.resourceFolder === 'string' && given.resourceFolder !== ''
        ? given.resourceFolder
        : standard.resourceFolder,
  };
}
