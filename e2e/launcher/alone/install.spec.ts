import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { addresses } from '@hoshikraft/testkit/stack';
import { expect, test } from '../fixtures/test.ts';
import { speakSite } from '../fixtures/words.ts';

const freePort = async (): Promise<number> => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
};

test('the launcher downloaded from the site is what was published, and shows its pages from a folder with a space', async ({
  page,
  watch,
}) => {
  const words = speakSite('en');
  const { site } = addresses();
  const link = page.getByRole('link', { name: words('Download for {system}', { system: 'Linux' }) });
  // It is packed while the rest runs already.
  await expect(async () => {
    await page.goto(`${site}/launcher`);
    await expect(page).toHaveURL(/\/(ru|en)\/start$/);
    await page.goto(`${site}/en/start`);
    await expect(link).toBeVisible({ timeout: 10_000 });
  }).toPass({ intervals: [5000] });
  // Without the page's scripts a click downloads too, but is not counted.
  await page.waitForFunction(() => !('earlyInput' in window));

  const folder = mkdtempSync(join(tmpdir(), 'launcher install '));
  try {
    const [download, counted] = await Promise.all([
      page.waitForEvent('download'),
      page.waitForResponse('**/api/visits/download'),
      link.click(),
    ]);
    expect(counted.status()).toBe(200);
    const archive = join(folder, download.suggestedFilename());
    await download.saveAs(archive);
    const sum = createHash('sha256').update(readFileSync(archive)).digest('hex');
    await page.getByText(words('Checksums (SHA-256)')).click();
    await expect(page.getByText(sum)).toBeVisible();

    execFileSync('tar', ['-xzf', archive, '-C', folder]);
    const home = join(folder, 'its home');
    mkdirSync(home);
    const port = await freePort();
    const launcher = spawn(join(folder, 'Hoshikraft/hoshikraft'), ['serve'], {
      env: { PATH: process.env['PATH'], LAUNCHER_HOME: home, LAUNCHER_PORT: String(port) },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = new Promise<number | null>((resolve) => launcher.once('exit', resolve));
    const [line] = (await once(createInterface(launcher.stdout), 'line')) as [string];
    const address = /http:\/\/127\.0\.0\.1:\d+\/#token=\S+/.exec(line)?.[0] ?? '';
    expect(new URL(address).port).toBe(String(port));
    // The first start has yet to fetch its pages.
    watch.allowComplaint(/answer 503: |status of 503/);
    await page.goto(address);
    await expect(page.getByText(/^(Sign in to play|Войти и играть)$/)).toBeVisible();
    await page.goto('about:blank');
    launcher.kill('SIGTERM');
    expect(await ended).toBe(0);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
