import { findBrowser, isExecutable, type Machine } from './find-browser.ts';

const machine = (present: string[], change: Partial<Machine> = {}): Machine => ({
  environment: { PATH: '/usr/local/bin:/usr/bin' },
  isExecutable: (path) => present.includes(path),
  playwrightPath: () => '/cache/playwright/chrome',
  isRoot: false,
  run: () => false,
  ...change,
});

test('CHROMIUM_PATH wins over everything, and a wrong one is an error', () => {
  const environment = { PATH: '/usr/bin', CHROMIUM_PATH: '/opt/chrome' };
  expect(findBrowser(machine(['/opt/chrome', '/usr/bin/chromium'], { environment }))).toBe('/opt/chrome');
  expect(() => findBrowser(machine(['/usr/bin/chromium'], { environment }))).toThrow('/opt/chrome');
});

test('a browser of the system comes before that of Playwright', () => {
  expect(findBrowser(machine(['/usr/bin/google-chrome', '/cache/playwright/chrome']))).toBe('/usr/bin/google-chrome');
  expect(findBrowser(machine(['/cache/playwright/chrome']))).toBe('/cache/playwright/chrome');
});

test('root installs the package after refreshing the lists, each in its turn and waiting for a lock', () => {
  const present: string[] = [];
  const commands: string[] = [];
  const run = (command: string, args: readonly string[]) => {
    commands.push([command, ...args].join(' '));
    if (args.includes('install')) present.push(`/usr/bin/${args.at(-1)}`);
    return true;
  };
  expect(findBrowser(machine(present, { isRoot: true, run }))).toBe('/usr/bin/chromium-headless-shell');
  expect(commands.map((command) => /update|install/.exec(command)?.[0])).toEqual(['update', 'install']);
  expect(commands.every((command) => /^flock \S+ apt-get .*DPkg::Lock::Timeout/.test(command))).toBe(true);
});

test('where there is no package without a window, the one with it is installed', () => {
  const present: string[] = [];
  const run = (_command: string, args: readonly string[]) => {
    if (args.includes('chromium-headless-shell')) return false;
    if (args.includes('install')) present.push('/usr/bin/chromium');
    return true;
  };
  expect(findBrowser(machine(present, { isRoot: true, run }))).toBe('/usr/bin/chromium');
});

test('of what is installed, the one without a window comes first, wherever it lies', () => {
  expect(findBrowser(machine(['/usr/local/bin/chromium', '/usr/bin/chromium-headless-shell']))).toBe(
    '/usr/bin/chromium-headless-shell',
  );
});

test('without root or without a network the error says what to do', () => {
  expect(() => findBrowser(machine([]))).toThrow('CHROMIUM_PATH');
  expect(() => findBrowser(machine([], { isRoot: true }))).toThrow('CHROMIUM_PATH');
});

test('a program in the real file system is executable, and a missing one is not', () => {
  expect(isExecutable(process.execPath)).toBe(true);
  expect(isExecutable('/nowhere/chromium')).toBe(false);
});
