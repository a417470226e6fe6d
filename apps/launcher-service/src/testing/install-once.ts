import { join } from 'node:path';
import { engineAt } from './engine-at.ts';
import { CLIENT_ID } from './sample-client.ts';
import { prepareHome } from '../system/prepare-home.ts';

/** Recovers and installs with an engine of its own, like one run of the launcher. */
export async function installOnce(url: string, home: string): Promise<void> {
  await prepareHome(home);
  const engine = engineAt({
    url,
    home,
    resourceFolder: join(home, 'resources'),
    findRuntime: async () => ({ executable: '/usr/bin/java', major: 17 }),
  });
  const job = { report: () => undefined, signal: new AbortController().signal };
  await engine.recover();
  const plan = await engine.prepare({ clientId: CLIENT_ID, optional: null, full: false, ...job });
  if (!plan.upToDate) await engine.install(plan, job);
  await engine.close();
}
