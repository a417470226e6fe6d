import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What the search touches outside itself, so that it can be tried without installing anything. */
export type Machine = {
  environment: Readonly<Record<string, string | undefined>>;
  isExecutable: (path: string) => boolean;
  /** Where Playwright would have put its own Chromium. */
  playwrightPath: () => string | undefined;
  isRoot: boolean;
  /** Runs a command to its end; true when it succeeded. */
  run: (command: string, args: readonly string[]) => boolean;
};

// The same engine without a window takes a quarter less of the processor.
const PACKAGES = ['chromium-headless-shell', 'chromium'];
const NAMES = [...PACKAGES, 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

// Another apt may be at work on a fresh machine: wait for it instead of failing at its lock. Two searches of one run, of
// which each would refresh the lists, take turns.
const TURN = fileURLToPath(import.meta.url);
const APT = [TURN, 'apt-get', '-o', 'DPkg::Lock::Timeout=300', '-y', '-q'];

const onPath = ({ environment, isExecutable }: Machine): string | undefined => {
  const folders = (environment['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
};

const fromPlaywright = (machine: Machine): string | undefined => {
  const path = machine.playwrightPath();
  return path !== undefined && machine.isExecutable(path) ? path : undefined;
};

const installed = (machine: Machine): string | undefined => {
  if (!machine.isRoot || !machine.run('flock', [...APT, 'update'])) return undefined;
  PACKAGES.find((name) => machine.run('flock', [...APT, 'install', '--no-install-recommends', name]));
  return onPath(machine);
};

/**
 * Path of a Chromium: CHROMIUM_PATH, else one on the PATH, else Playwright's own, else installed by apt-get when we are
 * root. Throws when CHROMIUM_PATH leads nowhere (a mistake worth hearing of) or when nothing helped.
 */
export const findBrowser = (machine: Machine): string => {
  const chosen = machine.environment['CHROMIUM_PATH'];
  if (chosen !== undefined && chosen !== '') {
    if (!machine.isExecutable(chosen)) throw new Error(`CHROMIUM_PATH is not an executable: ${chosen}`);
    return chosen;
  }
  const found = onPath(machine) ?? fromPlaywright(machine) ?? installed(machine);
  if (found === undefined) throw new Error('No Chromium: install the package chromium or set CHROMIUM_PATH.');
  return found;
};

export const isExecutable = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};
