/** The launcher's local service. Commands: `serve`, and `open`, which opens its pages in a window. */
import { fileURLToPath } from 'node:url';
import { readConfig } from './config.ts';
import { openLauncher } from './system/instance/open-launcher.ts';
import { print, serve } from './system/instance/serve.ts';
import { createIntegrations } from './integrations.ts';

async function run([command = 'serve']: string[]): Promise<void> {
  const config = readConfig(process.env);
  if (command === 'serve') return serve(config, createIntegrations);
  if (command !== 'open') throw new Error(`Unknown command: ${command}. Use serve or open`);
  print(`opened ${await openLauncher(config, fileURLToPath(import.meta.url))}`);
  // Otherwise idle keep-alive connections would delay the exit.
  process.exit(0);
}

run(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(
    `the launcher's service did not start: ${error instanceof Error ? error.message : String(error)}\n`,
  );
  process.exit(1);
});
