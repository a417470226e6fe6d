import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Clock } from '../clock.ts';
import { readConfig } from '../config.ts';
import { createSandbox } from '../sandbox.ts';
import { startFakeShop } from './fake-shop.ts';
import type { ShopCall } from './fake-shop.ts';

type Answer = (call: ShopCall) => { status: number; body?: unknown };

const freePort = async (): Promise<number> => {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
};

/** A sandbox on folders of its own whose game servers speak to `answer` in the place of the API. */
export async function openSandbox(answer: Answer, clock: Clock, env: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
  const shop = await startFakeShop(answer);
  const start = async () => {
    const config = readConfig({
      // Known beforehand: identities are addresses of their own.
      SANDBOX_PORT: String(await freePort()),
      SMTP_PORT: '0',
      SANDBOX_DIR: folder,
      CDN_DIR: join(folder, 'cdn'),
      API_URL: shop.url,
      DEV_GAME_SECRET: 'game',
      SANDBOX_BEAT_MS: '60000',
      SANDBOX_EVENTS_MS: '60000',
      ...env,
    });
    const sandbox = createSandbox(config, clock, () => undefined);
    try {
      return { sandbox, ...(await sandbox.start()) };
    } catch (error) {
      await sandbox.stop();
      throw error;
    }
  };
  // Something else may have taken the port in between, such as the mail listener of this sandbox.
  const { sandbox, address, smtpPort } = await start().catch(start);
  return {
    sandbox,
    shop,
    address,
    smtpPort,
    /** Sets a fault of a stand-in, as `POST /faults` has it. */
    async fault(fields: Record<string, string | number>): Promise<void> {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(`${address}/faults`, { method: 'POST', headers, body: JSON.stringify(fields) });
      if (!answer.ok) throw new Error(await answer.text());
    },
    async close(): Promise<void> {
      await sandbox.stop();
      await shop.stop();
      rmSync(folder, { recursive: true });
    },
  };
}
