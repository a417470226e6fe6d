import type { Locale } from '@hoshikraft/shared';
import type { FindRuntime } from '../clients/installer.ts';
import { tryJvmFlags } from '../java/dry-run.ts';
import { readJvmFlags } from '../java/jvm-flags.ts';
import type { Machine } from '../parts.ts';
import { knownLink, knownOrigins } from './known-link.ts';
import { memorySetting } from './memory.ts';
import { openWithSystem } from './open-with-system.ts';
import { resourceFolder } from './resource-folder.ts';
import { systemData, systemOf, totalMemoryMb } from './system-data.ts';

/** Version that flags are tried with: what our clients are made for. */
const JAVA_MAJOR = 17;

const REFUSED: Record<Locale, (says: string | null) => string> = {
  ru: (says) => (says === null ? 'Java не запускается с этими флагами.' : `Java не принимает эти флаги: ${says}`),
  en: (says) => (says === null ? 'Java does not start with these flags.' : `Java does not take these flags: ${says}`),
};

interface Options {
  /** Addresses of the project itself, whose pages may be opened in the browser. */
  ownAddresses: readonly string[];
  /** Hosts of communities besides the well-known ones. */
  linkHosts?: readonly string[];
  launcherVersion: string;
  findRuntime: FindRuntime;
  open?: typeof openWithSystem;
}

/** The machine that this process runs on. */
export function createMachine(options: Options): Machine {
  const { ownAddresses, linkHosts, launcherVersion, findRuntime, open = openWithSystem } = options;
  const origins = knownOrigins(ownAddresses, linkHosts);
  return {
    system: systemOf(process.platform),
    memory: (value, recommendedMb) => memorySetting(value, totalMemoryMb(), recommendedMb),
    jvmFlags: (value, locale) => ({ value, ...readJvmFlags(value, locale) }),
    async tryJvmFlags(value, locale) {
      const { tokens } = readJvmFlags(value, locale);
      const runtime = await findRuntime({ kind: 'java', minimumMajor: JAVA_MAJOR, bundles: [] });
      if (runtime === null) return null;
      const run = await tryJvmFlags(runtime, tokens);
      return run.accepted ? null : REFUSED[locale](run.says);
    },
    async openLink(url) {
      const link = knownLink(url, origins);
      if (link === null) return false;
      await open('link', link);
      return true;
    },
    openFolder: (folder) => open('folder', folder),
    resourceFolder: (folder) => resourceFolder(folder),
    systemData: () => systemData(launcherVersion),
  };
}
