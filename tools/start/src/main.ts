/** `npm start`: builds what is not built, starts every app on embedded defaults and prints where they are. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildPages } from './build-pages.ts';
import { choosePorts } from './choose-ports.ts';
import { devFolder, repository } from './dev-folder.ts';
import { launcherSettings } from './launcher.ts';
import { OPERATOR_APP } from './operator-app.ts';
import { publishArchive } from './publish-archive.ts';
import { sandboxAddresses, sandboxSettings } from './sandbox-settings.ts';
import { makeKeys, publishClients, publishFolders, publishPages } from './publish-launcher.ts';
import { createSupervisor } from './supervisor.ts';

const folder = devFolder();
const password = process.env['DEV_PASSWORD'] ?? 'hoshikraft-dev';
const logins = ['player', 'rich', 'editor', 'admin', 'banned'];
const operator = { login: 'operator', password, app: OPERATOR_APP };
/** `LAUNCHER=off` leaves out all that only the launcher needs, `DOWNLOADS=off` its archive for the site's page. */
const withLauncher = process.env['LAUNCHER'] !== 'off';
/** Timestamps are valid for three days; in a longer run they are signed again at this interval, in milliseconds. */
const SIGNED_ANEW_MS = 12 * 3_600_000;

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

const { launch, fail, stopping, stopAll } = createSupervisor(join(folder, 'logs'), say);

const published = publishFolders(folder);

async function prepare(gameServers: string): Promise<void> {
  if (!withLauncher) return buildPages(['@hoshikraft/site', '@hoshikraft/admin']);
  const publishing = async () => {
    await makeKeys(published);
    await publishClients(published, gameServers);
  };
  await Promise.all([buildPages(['@hoshikraft/site', '@hoshikraft/admin', '@hoshikraft/launcher-ui']), publishing()]);
  setInterval(() => {
    const signing = [publishClients(published, gameServers), publishPages(published)];
    void Promise.all(signing).catch((error: Error) => say(error.message));
  }, SIGNED_ANEW_MS).unref();
}

async function main(): Promise<void> {
  process.on('SIGINT', () => void stopAll(0));
  process.on('SIGTERM', () => void stopAll(0));
  const ports = await choosePorts(process.env, say, { withLauncher });
  const urls = {
    site: `http://127.0.0.1:${ports.site}`,
    admin: `http://127.0.0.1:${ports.admin}`,
    api: `http://127.0.0.1:${ports.api}`,
    sandbox: `http://127.0.0.1:${ports.sandbox}`,
  };
  say(`Building the site, the admin${withLauncher ? ' and the launcher, publishing sample clients' : ''}…`);
  await prepare(`${urls.sandbox}/game-servers`);
  const bots = JSON.parse(readFileSync(join(repository, 'apps/api/seed/players.json'), 'utf8')) as string[];
  const env = {
    NODE_ENV: 'development',
    SITE_PORT: String(ports.site),
    API_PORT: String(ports.api),
    SANDBOX_PORT: String(ports.sandbox),
    SITE_URL: urls.site,
    ADMIN_PORT: String(ports.admin),
    ADMIN_URL: urls.admin,
    DEVELOPMENT_PAGES: 'on',
    API_URL: urls.api,
    SANDBOX_URL: urls.sandbox,
    RESELLER_URL: `${urls.sandbox}/reseller`,
    SMTP_PORT: String(ports.smtp),
    ...sandboxSettings(urls.sandbox, ports.smtp),
    PGLITE_DIR: join(folder, 'pglite'),
    FILES_DIR: join(folder, 'files'),
    SANDBOX_DIR: join(folder, 'sandbox'),
    CDN_DIR: published.cdn,
    DOWNLOADS_URL: `${urls.sandbox}/cdn/launcher`,
    // The API's default on PGlite, for the site too: a busy machine answers late, and a page that gives up earlier is a 503.
    READ_DEADLINE_MS: process.env['READ_DEADLINE_MS'] ?? '10000',
    DEV_PASSWORD: password,
    DEV_OPERATOR_APP: OPERATOR_APP,
    BOT_LOGINS: bots.join(','),
    SEED: 'development',
    SEED_PICTURES: process.env['SEED_PICTURES'] ?? 'on',
    SEED_HISTORY: process.env['SEED_HISTORY'] ?? 'on',
    SANDBOX_LIFE: process.env['SANDBOX_LIFE'] ?? 'on',
  };
  say('Starting the API, the sandbox, the site and the admin…');
  // Site and admin are proxies of the API and forward the visitor's address; without it all visitors share one rate limit.
  await Promise.all([
    launch('api', 'apps/api/src/main.ts', { ...env, TRUST_PROXY_HOPS: '1' }, `${urls.api}/health/ready`),
    withLauncher ? publishPages(published) : null,
  ]);
  await Promise.all([
    launch('sandbox', 'apps/sandbox/src/main.ts', env, `${urls.sandbox}/`),
    launch('site', 'apps/site/server/main.ts', env, `${urls.site}/health/ready`),
    launch('admin', 'apps/admin/server/main.ts', env, `${urls.admin}/health/ready`),
  ]);
  const launcher = launcherSettings(folder, ports.launcher, urls, published);
  if (withLauncher) await launch('launcher', 'apps/launcher-service/src/main.ts', launcher.env, `${launcher.origin}/`);
  const addresses = {
    ...urls,
    ...sandboxAddresses(urls.sandbox),
    ...(withLauncher ? { launcher: launcher.page } : {}),
    logins,
    password,
    operator,
  };
  writeFileSync(join(folder, 'addresses.json'), `${JSON.stringify(addresses, null, 2)}\n`);
  say('');
  say(`  Site      ${urls.site}`);
  say(`  Admin     ${urls.admin}`);
  say(`  API       ${urls.api}/api/docs`);
  say(`  Sandbox   ${urls.sandbox}  (payment reseller, game servers)`);
  for (const [name, address] of Object.entries(sandboxAddresses(urls.sandbox))) say(`    ${name.padEnd(11)}${address}`);
  if (withLauncher) say(`  Launcher  ${launcher.page}`);
  say('');
  say(`  Sign in as ${logins.join(', ')}; password for each: ${password}`);
  say(`  Sign in to the admin as ${operator.login} with the same password; for the code run npm run operator-code`);
  say(`  Data and logs: ${folder}. Press Ctrl+C to stop; run npm run reset to delete the data.`);
  if (!withLauncher || process.env['DOWNLOADS'] === 'off') return;
  // Nothing waits for it: the site offers the download as soon as it is there.
  await publishArchive(published, urls).catch((error: Error) => {
    if (!stopping()) say(error.message);
  });
}

main().catch(fail);
