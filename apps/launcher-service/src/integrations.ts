import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInstaller } from './install/clients/create-installer.ts';
import { createGameRunner } from './game/process/game-runner.ts';
import { createFindRuntime } from './game/java/find-runtime.ts';
import { createGameLog } from './game/logs/create-game-log.ts';
import { createLogReport } from './game/logs/log-report.ts';
import type { Integrations, IntegrationOptions } from './service.ts';
import { createMachine } from './system/create-machine.ts';
import { createPages } from './ui-host/create-pages.ts';
import { SERVICE_VERSION } from './versions.ts';

/** @throws Error with the name of the file: without a root of trust nothing can be verified */
async function readRoot(file: string | null): Promise<{ file: string; bytes: Uint8Array }> {
  if (file === null) throw new Error('TRUSTED_ROOT is not set: it names the root of trust that came with the launcher');
  try {
    return { file, bytes: await readFile(file) };
  } catch (error) {
    throw new Error(`the root of trust ${file} cannot be read (TRUSTED_ROOT)`, { cause: error });
  }
}

/** Creates the real integrations; tests use fakes. */
export async function createIntegrations({
  config,
  settings,
  log,
  clientId,
  secrets,
}: IntegrationOptions): Promise<Integrations> {
  const { home, clientsUrl, uiUrl, apiUrl, siteUrl } = config;
  const root = await readRoot(config.trustedRoot);
  const findRuntime = createFindRuntime();
  const gameLog = createGameLog();
  return {
    installer: createInstaller({
      clientsUrl,
      home,
      resourceFolder: settings.get().resourceFolder,
      proxy: settings.get().proxy,
      trustedRoot: root.file,
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
    pages: await createPages({ home, uiUrl, trustedRoot: root.bytes, log }),
  };
}
