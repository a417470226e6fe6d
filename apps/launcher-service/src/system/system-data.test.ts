import { expect, test } from '@jest/globals';
import { prettyName, systemData, systemOf } from './system-data.ts';

test('the machine is described by exactly the fields of the sign-in', () => {
  const data = systemData('1.2.3');
  expect(Object.keys(data).sort()).toEqual(['arch', 'launcherVersion', 'memoryMb', 'os']);
  expect(data).toMatchObject({ arch: process.arch, launcherVersion: '1.2.3' });
  expect(data.os).not.toBe('');
  expect(data.memoryMb).toBeGreaterThan(100);
});

test.each([
  ['NAME="Debian"\nPRETTY_NAME="Debian GNU/Linux 12 (bookworm)"\nID=debian', 'Debian GNU/Linux 12 (bookworm)'],
  ["PRETTY_NAME='Arch Linux'", 'Arch Linux'],
  ['PRETTY_NAME=Void', 'Void'],
  ['NAME=x', null],
])('%j is called %p', (file, name) => {
  expect(prettyName(file)).toBe(name);
});

test.each([
  ['win32', 'windows'],
  ['darwin', 'macos'],
  ['linux', 'linux'],
  ['freebsd', 'linux'],
] as const)('%s is %s', (platform, system) => {
  expect(systemOf(platform)).toBe(system);
});
