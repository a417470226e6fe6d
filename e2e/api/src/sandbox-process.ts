import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { processEnvironment } from '@hoshikraft/testkit/process-environment';
import { until } from '@hoshikraft/testkit/until';
import { freePort } from './own-process.ts';

const MAIN = fileURLToPath(new URL('../../../apps/sandbox/src/main.ts', import.meta.url));

export interface SandboxProcess {
  url: string;
  /** What points an API at it. */
  environment: Record<string, string>;
  start(): Promise<void>;
  /** SIGKILL: what it has written down is all that is left. */
  kill(): Promise<void>;
  post(path: string, fields: object): Promise<Response>;
  /** The messages in a person's chat with our bot. */
  chat(messenger: string, person: number): Promise<{ fromBot: boolean; text: string }[]>;
  end(): Promise<void>;
}

/** The outside world as a process of its own, without game servers. */
export async function sandboxProcess(): Promise<SandboxProcess> {
  const [port, smtpPort] = [await freePort(), await freePort()];
  const url = `http://127.0.0.1:${port}`;
  const folder = mkdtempSync(join(tmpdir(), 'hoshikraft-outside-'));
  let child: ChildProcess | null = null;

  const answers = () =>
    fetch(`${url}/faults.json`).then(
      ({ ok }) => ok,
      () => false,
    );
  const kill = async (): Promise<void> => {
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  };
  return {
    url,
    environment: {
      SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
      TELEGRAM_API_ROOT: `${url}/telegram`,
      VK_API_ROOT: `${url}/vk/method`,
    },
    async start() {
      child = spawn(process.execPath, [MAIN], {
        env: {
          ...processEnvironment(),
          SANDBOX_PORT: String(port),
          SMTP_PORT: String(smtpPort),
          SANDBOX_DIR: folder,
          CDN_DIR: join(folder, 'cdn'),
          SANDBOX_GAME_SERVERS: 'off',
        },
        stdio: 'ignore',
      });
      await until(answers, () => `the sandbox at ${url}`);
    },
    kill,
    post: (path, fields) =>
      fetch(`${url}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(fields),
      }),
    async chat(messenger, person) {
      const answer = await fetch(`${url}/chats.json?messenger=${messenger}&person=${person}`);
      return ((await answer.json()) as { conversation: { fromBot: boolean; text: string }[] }).conversation;
    },
    async end() {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
