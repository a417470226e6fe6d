import { systemClock } from './clock.ts';
import { readConfig } from './config.ts';
import { createSandbox } from './sandbox.ts';

const say = (line: string): void => {
  process.stdout.write(`${new Date().toISOString()} ${line}\n`);
};

try {
  const config = readConfig(process.env);
  const sandbox = createSandbox(config, systemClock, say);
  const { address, smtpPort } = await sandbox.start();
  say(`Sandbox at ${address}, mail at port ${smtpPort}, speaking to ${config.apiUrl}`);
  let stopping = false;
  const stop = (): void => {
    if (stopping) return;
    stopping = true;
    void sandbox.stop().then(() => process.exit(0));
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
} catch (error) {
  say(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
