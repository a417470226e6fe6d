import { join } from 'node:path';
import { repository } from './dev-folder.ts';
import { runTool } from './run-tool.ts';

/** Builds these projects where their sources changed; BUILD=done says that they are. @throws with the builder's words */
export async function buildPages(projects: readonly string[]): Promise<void> {
  if (process.env['BUILD'] === 'done') return;
  const nx = join(repository, 'node_modules/.bin/nx');
  const env = { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false' };
  await runTool('The build', nx, ['run-many', '-t', 'build', '-p', projects.join(',')], env);
}
