import { readdirSync, readFileSync } from 'node:fs';

const readOr = (path: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    // The process ended during the search.
    return '';
  }
};

/** An app by its main file, and the environment variable of its port. */
const APPS = {
  api: { main: 'apps/api/src/main.ts', variable: 'API_PORT' },
  site: { main: 'apps/site/server/main.ts', variable: 'SITE_PORT' },
  launcher: { main: 'apps/launcher-service/src/main.ts', variable: 'LAUNCHER_PORT' },
} as const;

type App = keyof typeof APPS;

/** Finds the process at this address by its main file and the port in its environment. */
const listenerOf = (app: App, address: string): number => {
  const { main, variable } = APPS[app];
  const port = `${variable}=${new URL(address).port}`;
  const found = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .find(
      (pid) =>
        readOr(`/proc/${pid}/cmdline`).includes(main) && readOr(`/proc/${pid}/environ`).split('\0').includes(port),
    );
  if (found === undefined) throw new Error(`No ${app} runs at ${address}`);
  return Number(found);
};

/** Sends a signal to the app behind this address; the start command restarts it when it exits. */
export const signalListener = (app: App, address: string, signal: 'SIGSTOP' | 'SIGKILL'): void => {
  process.kill(listenerOf(app, address), signal);
};
