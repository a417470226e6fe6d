/** `publish-client`: creates keys, publishes builds of clients, runtimes and the launcher's pages, and checks them. */
import { runCommand, USAGE, UsageError } from './commands.ts';

try {
  for (const line of await runCommand(process.argv.slice(2), process.env)) process.stdout.write(`${line}\n`);
} catch (error) {
  const words = error instanceof Error ? error.message : String(error);
  process.stderr.write(error instanceof UsageError ? `${words}\n\n${USAGE}\n` : `${words}\n`);
  process.exitCode = error instanceof UsageError ? 2 : 1;
}
