/** `npm start`: builds the site where needed, starts every app on embedded defaults and prints where they are. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startChild, waitUntilReady } from './child.ts';
import type { Child } from './child.ts';
import { devFolder, repository } from './dev-folder.ts';
import { freePort } from './free-port.ts';

const folder = devFolder();
const password = process.env['DEV_PASSWORD'] ?? 'hoshikraft-dev';
const logins = ['player', 'rich', 'editor', 'admin', 'banned'];
const children = new Map<string, Child>();
let stopping = false;
/** A process that ends sooner than this after its start would only end again. */
const SHORT_LIFE_MS = 5000;

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

async function stopAll(code: number): Promise<void> {
  if (stopping) return;
  stopping = true;
  await Promise.all([...children.values()].map((child) => child.stop()));
  process.exit(code);
}

function buildSite(): void {
  say('Building the site…');
  try {
    execFileSync(join(repository, 'node_modules/.bin/nx'), ['run', '@hoshikraft/site:build'], {
      cwd: repository,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false' },
    });
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: Buffer; stderr?: Buffer };
    throw new Error(`The site could not be built:\n${stdout?.toString() ?? ''}${stderr?.toString() ?? String(error)}`);
  }
}

async function choosePorts() {
  const taken = new Set<number>();
  const choose = async (name: string, standard: number) => {
    const port = await freePort(Number(process.env[name] ?? standard), taken);
    taken.add(port);
    return port;
  };
  return {
    site: await choose('SITE_PORT', 4200),
    api: await choose('API_PORT', 4201),
    sandbox: await choose('SANDBOX_PORT', 4202),
  };
}

/** Starts a process and waits for it; one that dies later is started again, unless it keeps dying. */
async function launch(name: string, script: string, env: Record<string, string>, readyUrl: string): Promise<void> {
  const log = join(folder, 'logs', `${name}.log`);
  const begun = Date.now();
  const child = startChild(name, join(repository, script), env, log);
  children.set(name, child);
  await waitUntilReady(child, readyUrl, 120).catch((error: Error) => {
    const lastLines = readFileSync(log, 'utf8').trimEnd().split('\n').slice(-5).join('\n');
    throw new Error(`${error.message}; the end of ${log}:\n${lastLines}`);
  });
  void child.ended.then(async (code) => {
    if (stopping) return;
    say(`${name} ended (${code ?? 'by a signal'}); its log is ${log}`);
    if (Date.now() - begun < SHORT_LIFE_MS) return stopAll(1);
    await launch(name, script, env, readyUrl).catch(fail);
    say(`${name} runs again`);
  });
}

function fail(error: unknown): void {
  if (!stopping) say(error instanceof Error ? error.message : String(error));
  void stopAll(1);
}

async function main(): Promise<void> {
  mkdirSync(join(folder, 'logs'), { recursive: true });
  process.on('SIGINT', () => void stopAll(0));
  process.on('SIGTERM', () => void stopAll(0));
  buildSite();
  const ports = await choosePorts();
  const urls = {
    site: `http://127.0.0.1:${ports.site}`,
    api: `http://127.0.0.1:${ports.api}`,
    sandbox: `http://127.0.0.1:${ports.sandbox}`,
  };
  const bots = JSON.parse(readFileSync(join(repository, 'apps/api/seed/players.json'), 'utf8')) as string[];
  const env = {
    NODE_ENV: 'development',
    SITE_PORT: String(ports.site),
    API_PORT: String(ports.api),
    SANDBOX_PORT: String(ports.sandbox),
    SITE_URL: urls.site,
    API_URL: urls.api,
    SANDBOX_URL: urls.sandbox,
    RESELLER_URL: `${urls.sandbox}/reseller`,
    PGLITE_DIR: join(folder, 'pglite'),
    SANDBOX_DIR: join(folder, 'sandbox'),
    DEV_PASSWORD: password,
    BOT_LOGINS: bots.join(','),
    SEED: 'development',
  };
  say('Starting the API, the sandbox and the site…');
  // The site stands in front of the API and says whom it asks for; without that all visitors share one rate limit.
  await launch('api', 'apps/api/src/main.ts', { ...env, TRUST_PROXY_HOPS: '1' }, `${urls.api}/health/ready`);
  await Promise.all([
    launch('sandbox', 'apps/sandbox/src/main.ts', env, `${urls.sandbox}/`),
    launch('site', 'apps/site/server/main.ts', env, `${urls.site}/health/ready`),
  ]);
  writeFileSync(join(folder, 'addresses.json'), `${JSON.stringify({ ...urls, logins, password }, null, 2)}\n`);
  say('');
  say(`  Site      ${urls.site}`);
  say(`  API       ${urls.api}/api/docs`);
  say(`  Sandbox   ${urls.sandbox}  (payment reseller, game servers)`);
  say('');
  say(`  Sign in as ${logins.join(', ')}; the password of each is ${password}`);
  say(`  Data and logs: ${folder}. Stop with Ctrl+C; clear with npm run reset.`);
}

main().catch(fail);
