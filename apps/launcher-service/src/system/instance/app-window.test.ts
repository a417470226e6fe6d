import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { appWindow, browserPlaces } from './app-window.ts';

const ADDRESS = 'http://127.0.0.1:4203/?ticket=x';

test('a Chromium browser shows the launcher in its own window', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'browsers-'));
  await writeFile(join(folder, 'chromium'), 'not to be run');
  const browser = join(folder, 'google-chrome');
  await writeFile(browser, '');
  await chmod(browser, 0o755);
  await chmod(join(folder, 'chromium'), 0o644);
  const env = { PATH: `/nowhere::${folder}` };
  expect(await appWindow(ADDRESS, { platform: 'linux', env })).toEqual({
    command: browser,
    args: [`--app=${ADDRESS}`, '--window-size=1000,620'],
  });
  await rm(folder, { recursive: true });
});

test.each([
  ['linux', 'xdg-open', [ADDRESS]],
  ['win32', 'rundll32', ['url.dll,FileProtocolHandler', ADDRESS]],
] as const)('on %s without one, the browser of the player', async (platform, command, args) => {
  expect(await appWindow(ADDRESS, { platform, env: { PATH: '/nowhere' } })).toEqual({ command, args });
});

test('browsers are found in their folders on Windows and among the applications on macOS', () => {
  const env = { 'ProgramFiles(x86)': 'C:\\Program Files (x86)', ProgramFiles: 'C:\\Program Files' };
  expect(browserPlaces('win32', env)[0]).toBe('C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe');
  expect(browserPlaces('darwin', {})[0]).toBe('/Applications/Google Chrome.app/Contents/MacOS/Google Chrome');
});
