/** The launcher's local service: `serve` (as it stands) or `open`, which shows its pages. */
import { fileURLToPath } from 'node:url';
import { readConfig } from './config.ts';
import { openLauncher } from './instance/open-launcher.ts';
import { say, serve } from './instance/serve.ts';
import { makeSuppliers } from './suppliers.ts';

async function run([command = 'serve']: string[]): Promise<void> {
  const config = readConfig(process.env);
  if (command === 'serve') return serve(config, makeSuppliers);
  if (command !== 'open') throw new Error(`there is no command ${command}: serve or open`);
  say(`opened ${await openLauncher(config, fileURLToPath(import.meta.url))}`);
  // Connections to the service are kept alive for more, which does not come.
  process.exit(0);
}

run(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(
    `the launcher's service did not start: ${error instanceof Error ? error.message : String(error)}\n`,
  );
  process.exit(1);
});
