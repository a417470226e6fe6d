import type { FindRuntime } from '../install/installer.ts';
import { tryJvmFlags } from '../game/java/dry-run.ts';
import { readJvmFlags } from '../game/java/jvm-flags.ts';
import type { Machine } from './machine.ts';
import { knownLink, knownOrigins } from './known-link.ts';
import { memorySetting } from './memory.ts';
import { openWithSystem } from './open-with-system.ts';
import { resourceFolder } from './resource-folder.ts';
import { messages } from '../messages/messages.ts';
import { systemData, systemOf, totalMemoryMb } from './system-data.ts';

/** Version of Java that tests flags while no client is known; our clients use it. */
const JAVA_MAJOR = 17;

interface Options {
  /** Addresses of the project itself, which may be opened in the browser. */
  ownAddresses: readonly string[];
  /** Hosts of communities besides the well-known ones. */
  linkHosts?: readonly string[];
  launcherVersion: string;
  findRuntime: FindRuntime;
  open?: typeof openWithSystem;
}

/** The machine on which this process runs. */
export function createMachine(options: Options): Machine {
  const { ownAddresses, linkHosts, launcherVersion, findRuntime, open = openWithSystem } = options;
  const origins = knownOrigins(ownAddresses, linkHosts);
  return {
    system: systemOf(process.platform),
    memory: (value, recommendedMb) => memorySetting(value, totalMemoryMb(), recommendedMb),
    jvmFlags: (value, locale) => ({ value, ...readJvmFlags(value, locale) }),
    async tryJvmFlags(value, locale, known) {
      const { tokens } = readJvmFlags(value, locale);
      if (tokens.length === 0) return { tried: false, refusal: null };
      const other =
        known.length > 0 ? null : await findRuntime({ kind: 'java', minimumMajor: JAVA_MAJOR, bundles: [] });
      const javas = other === null ? known : [other];
      const runs = await Promise.all(javas.map((java) => tryJvmFlags(java, tokens)));
      const refused = runs.find((run) => !run.accepted);
      const refusal = refused === undefined ? null : messages(locale).values.flagsRefused(refused.message);
      return { tried: javas.length > 0, refusal };
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
