import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInstaller } from './clients/create-installer.ts';
import { createGameRunner } from './game/game-runner.ts';
import { createFindRuntime } from './java/find-runtime.ts';
import { createGameLog } from './logs/create-game-log.ts';
import { createLogReport } from './logs/log-report.ts';
import type { Suppliers, Surroundings } from './service.ts';
import { createMachine } from './system/create-machine.ts';
import { createPages } from './ui-host/create-pages.ts';
import { SERVICE_VERSION } from './versions.ts';

/** The root of trust that a packaged launcher carries beside its program. */
const SHIPPED_ROOT = join(import.meta.dirname, '..', 'root.json');

/** @throws Error that names the file: without a root nothing could be trusted */
async function readRoot(file: string): Promise<Uint8Array> {
  try {
    return await readFile(file);
  } catch (error) {
    throw new Error(`the root of trust ${file} cannot be read (TRUSTED_ROOT)`, { cause: error });
  }
}

/** Everything real that the service stands on. */
export async function makeSuppliers({ config, settings, log, clientId, secrets }: Surroundings): Promise<Suppliers> {
  const { home, clientsUrl, uiUrl, apiUrl, siteUrl } = config;
  const rootFile = config.trustedRoot ?? SHIPPED_ROOT;
  const trustedRoot = await readRoot(rootFile);
  const findRuntime = createFindRuntime();
  const gameLog = createGameLog();
  return {
    installer: createInstaller({
      clientsUrl,
      home,
      resourceFolder: settings.get().resourceFolder,
      trustedRoot: rootFile,
      findRuntime,
    }),
    runner: createGameRunner({ logsFolder: join(home, 'logs') }),
    gameLog,
    logReport: createLogReport({ gameLog, apiUrl, clientId, secrets }),
    machine: createMachine({
      ownAddresses: [siteUrl, apiUrl],
      linkHosts: config.linkHosts,
      launcherVersion: SERVICE_VERSION,
      findRuntime,
    }),
    pages: await createPages({ home, uiUrl, trustedRoot, log }),
  };
}
