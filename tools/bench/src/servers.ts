import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase, startPostgres } from '@hoshikraft/testkit';
import { freePort, repository, startMeasured } from './process.ts';
import type { Measured } from './process.ts';

/** Password of the sample players while measuring. */
export const PASSWORD = 'hoshikraft-bench';

export interface Servers {
  api: Measured;
  site: Measured;
  databaseUrl: string;
  stop(): Promise<void>;
}

const secret = () => randomBytes(24).toString('base64url');

function build(): void {
  execFileSync(join(repository, 'node_modules/.bin/nx'), ['run', '@hoshikraft/site:build'], {
    cwd: repository,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false' },
  });
}

function seed(databaseUrl: string, files: string): void {
  execFileSync(process.execPath, ['apps/api/seed/seed-command.ts'], {
    cwd: repository,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'development',
      DATABASE_URL: databaseUrl,
      FILES_DIR: files,
      DEV_PASSWORD: PASSWORD,
    },
  });
}

/** The environment of the API in production, with secrets of this run. */
export const productionEnvironment = (of: { databaseUrl: string; files: string; apiPort: number }) => ({
  NODE_ENV: 'production',
  LOG_LEVEL: 'warn',
  DATABASE_URL: of.databaseUrl,
  FILES_DIR: of.files,
  API_PORT: String(of.apiPort),
  SITE_URL: 'https://bench.example',
  TRUST_PROXY_HOPS: '1',
  CAPTCHA_SECRET: secret(),
  RESELLER_KEY: secret(),
  RESELLER_SECRETS: secret(),
  RESELLER_URL: 'http://127.0.0.1:9',
  RESELLER_NAME: 'Bench Reseller',
  GAME_KEYS_SECRET: secret(),
  SEALING_SECRET: secret(),
  OPERATOR_EMAIL: 'operator@bench.example',
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'no-reply@bench.example',
  COIN_TRANSFER_DAILY: '1000000000',
  // On a busy machine, requests should be slow instead of refused.
  READ_DEADLINE_MS: '60000',
  WRITE_DEADLINE_MS: '60000',
});

/** The API on a durable PostgreSQL and the site, both as in production. */
export async function startServers(): Promise<Servers> {
  build();
  const postgres = await startPostgres({ durable: true });
  const databaseUrl = await createDatabase(postgres.url);
  const files = mkdtempSync(join(tmpdir(), 'hoshikraft-bench-files-'));
  seed(databaseUrl, files);
  const [apiPort, sitePort] = [await freePort(), await freePort()];
  const environment = {
    ...productionEnvironment({ databaseUrl, files, apiPort }),
    API_URL: `http://127.0.0.1:${apiPort}`,
    SITE_PORT: String(sitePort),
  };
  const started: Measured[] = [];
  const start = async (script: string, port: number, readyPath: string) => {
    const server = await startMeasured(script, environment, port, readyPath);
    started.push(server);
    return server;
  };
  const stop = async () => {
    await Promise.all(started.map((server) => server.stop()));
    await postgres.stop();
    rmSync(files, { recursive: true, force: true });
  };
  try {
    const api = await start('apps/api/src/main.ts', apiPort, '/health/ready');
    const site = await start('apps/site/server/main.ts', sitePort, '/health/ready');
    return { api, site, databaseUrl, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
