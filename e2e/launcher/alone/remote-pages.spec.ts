import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { processEnvironment } from '@hoshikraft/testkit/process-environment';
import { addresses } from '@hoshikraft/testkit/stack';
import { expect, test } from '../fixtures/test.ts';

const REPOSITORY = fileURLToPath(new URL('../../..', import.meta.url));
const PAGES = join(REPOSITORY, 'apps/launcher-ui/dist');
const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
};

/** The launcher's pages as any static host serves them. */
const hostPages = async (): Promise<{ origin: string; server: Server }> => {
  const server = createServer((request, response) => {
    const wanted = join(PAGES, normalize(new URL(request.url ?? '/', 'http://host').pathname));
    const file = extname(wanted) !== '' && existsSync(wanted) ? wanted : join(PAGES, 'index.html');
    response.setHeader('content-type', TYPES[extname(file)] ?? 'application/octet-stream');
    createReadStream(file).pipe(response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
};

test('pages of an allowed origin are served by the launcher’s service, those of another are not', async ({
  page,
  words,
  watch,
}) => {
  const { api, site, sandbox, password, folder } = addresses();
  const [allowed, stranger] = await Promise.all([hostPages(), hostPages()]);
  const home = mkdtempSync(join(tmpdir(), 'launcher-remote-'));
  const service = spawn(process.execPath, [join(REPOSITORY, 'apps/launcher-service/src/main.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...processEnvironment(),
      LAUNCHER_HOME: home,
      LAUNCHER_PORT: '0',
      UI_ORIGINS: allowed.origin,
      API_URL: api,
      SITE_URL: site,
      CLIENTS_URL: `${sandbox}/cdn/clients`,
      UI_URL: `${sandbox}/cdn/launcher-ui`,
      TRUSTED_ROOT: join(folder, 'publish-keys/root.json'),
    },
  });
  const ended = once(service, 'exit');
  try {
    const [line] = (await once(createInterface(service.stdout), 'line')) as [string];
    const own = new URL(/http:\/\/127\.0\.0\.1:\d+\/#token=\S+/.exec(line)?.[0] ?? '');
    const at = (origin: string) => `${origin}/en/launcher/login${own.hash}&port=${own.port}`;

    await page.goto(at(allowed.origin));
    await page.getByLabel(words('Nickname or email')).fill('player');
    await page.getByLabel(words('Password'), { exact: true }).fill(password);
    await page
      .getByRole('form', { name: words('Sign in') })
      .getByRole('button', { name: words('Sign in') })
      .click();
    await expect(page.getByRole('radiogroup', { name: words('Servers') }).getByRole('radio')).toHaveCount(4);
    // State comes by the socket, pictures by calls of their own.
    await expect(page.getByRole('article').getByRole('button', { name: /^Install / })).toBeVisible();
    await expect(page.getByText(words('No connection to the launcher'))).toBeHidden();
    await page.goto('about:blank');

    watch.allowComplaint(/CORS policy|ERR_FAILED|WebSocket connection to .* failed|status of 403/);
    await page.goto(at(stranger.origin));
    await expect(page.getByRole('heading', { name: words('No connection to the launcher') })).toBeVisible();
    await expect(page.getByLabel(words('Password'), { exact: true })).toBeHidden();
    await page.goto('about:blank');
  } finally {
    service.kill('SIGTERM');
    await ended;
    allowed.server.close();
    stranger.server.close();
    rmSync(home, { recursive: true });
  }
});
