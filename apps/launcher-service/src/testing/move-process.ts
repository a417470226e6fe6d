import { pino } from 'pino';
import { prepareHome } from '../system/prepare-home.ts';
import { openSettings } from '../state/settings/settings-store.ts';
import { runMove } from '../state/machine/jobs.ts';
import { createProgressThrottle } from '../state/machine/progress-throttle.ts';
import { createStateStore } from '../state/machine/state-store.ts';
import { engineAt } from './engine-at.ts';

// One run of the launcher's move, for tests that kill it. Arguments: home, and destination; without the destination it only
// starts. A move needs no server.
const [home = '', to] = process.argv.slice(2);
const url = 'http://127.0.0.1:1';

await prepareHome(home);
const settings = await openSettings(home);
const installer = engineAt({
  url,
  home,
  resourceFolder: settings.get().resourceFolder,
  findRuntime: async () => null,
});
await installer.recover();
if (to !== undefined) {
  const store = createStateStore();
  const progress = createProgressThrottle(() => undefined);
  const log = pino({ level: 'silent' });
  const { signal } = new AbortController();
  store.dispatch({ type: 'begin', job: 'move', jobId: 'job' });
  await runMove({ store, progress, installer, settings, log }, { folder: to, signal });
  if (store.get().error !== null) throw new Error(JSON.stringify(store.get().error));
}
await installer.close();
