import { join } from 'node:path';
import { engineAt } from './engine-at.ts';
import { CLIENT_ID } from './sample-client.ts';

/** A start of the launcher and an installation, as far as clients go: an engine of its own that knows nothing but the disk. */
export async function installOnce(url: string, home: string): Promise<void> {
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
