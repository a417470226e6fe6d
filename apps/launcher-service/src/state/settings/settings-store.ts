import { join } from 'node:path';
import { readJson } from '../../system/files/read-json.ts';
import { serial } from '../../system/files/serial.ts';
import { writeAtomically } from '../../system/files/write-atomically.ts';
import type { FileSteps } from '../../system/files/write-atomically.ts';
import { readSettings, standardFolder } from './settings.ts';
import type { Settings } from './settings.ts';

export interface SettingsStore {
  get(): Settings;
  /** Resolves when it is on the disk; if that fails, the settings are unchanged. */
  set(change: Partial<Settings>): Promise<Settings>;
}

/** `settings.json` in the home folder, with a copy of the previous version. */
export async function openSettings(home: string, steps?: FileSteps): Promise<SettingsStore> {
  const file = join(home, 'settings.json');
  const previous = `${file}.previous`;
  const standard: Settings = {
    debugger: false,
    jvmFlags: '',
    logDisplay: false,
    memory: 'auto',
    proxy: '',
    resourceFolder: standardFolder(home),
  };
  let current =
    readSettings(await readJson(file), standard) ?? readSettings(await readJson(previous), standard) ?? standard;
  const inTurn = serial();
  return {
    get: () => current,
    set: (change) =>
      inTurn(async () => {
        const next = { ...current, ...change };
        const text = `${JSON.stringify(next, null, 2)}\n`;
        await writeAtomically(file, text, { keepPrevious: previous, ...(steps === undefined ? {} : { steps }) });
        current = next;
        return next;
      }),
  };
}
