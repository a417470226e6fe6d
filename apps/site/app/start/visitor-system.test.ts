import { offer } from './downloads.ts';
import { systemOfBrowser, systemOfRequest } from './visitor-system.ts';

const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15';
const LINUX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const CHROMEBOOK = 'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';
const ANDROID = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148';

test.each([
  ['a Windows browser', { 'User-Agent': WINDOWS }, 'windows'],
  ['a Mac', { 'User-Agent': MAC }, 'macos'],
  ['Linux', { 'User-Agent': LINUX }, 'linux'],
  ['a Chromebook', { 'User-Agent': CHROMEBOOK }, null],
  ['Android', { 'User-Agent': ANDROID }, 'phone'],
  ['an iPhone', { 'User-Agent': IPHONE }, 'phone'],
  ['no headers', {}, null],
  ['a hint against a frozen user agent', { 'User-Agent': WINDOWS, 'Sec-CH-UA-Platform': '"Linux"' }, 'linux'],
  ['a hint of a phone', { 'User-Agent': LINUX, 'Sec-CH-UA-Platform': '"Android"' }, 'phone'],
  ['an unknown hint', { 'User-Agent': MAC, 'Sec-CH-UA-Platform': '"Unknown"' }, 'macos'],
])('the system is read from a request of %s', (_, headers: Record<string, string>, system) => {
  expect(systemOfRequest(new Headers(headers))).toEqual({ system, arch: null });
});

const browser = (fields: object) => fields as Parameters<typeof systemOfBrowser>[0];
const hinted = (platform: string, architecture: string, bitness: string) =>
  browser({
    userAgent: '',
    userAgentData: { platform, getHighEntropyValues: async () => ({ architecture, bitness }) },
  });

test.each([
  ['an iPad with the user agent of a Mac', browser({ userAgent: MAC, maxTouchPoints: 5 }), 'phone', null],
  ['a Mac', browser({ userAgent: MAC, maxTouchPoints: 0 }), 'macos', null],
  ['a Mac with an Apple chip', hinted('macOS', 'arm', '64'), 'macos', 'arm64'],
  ['a Mac with Intel', hinted('macOS', 'x86', '64'), 'macos', 'x64'],
  ['an old machine', hinted('Windows', 'x86', '32'), 'windows', null],
])('the browser detects %s', async (_, navigator, system, arch) => {
  expect(await systemOfBrowser(navigator)).toEqual({ system, arch });
});

const archive = (system: 'windows' | 'macos' | 'linux', arch: 'x64' | 'arm64') => ({
  system,
  arch,
  url: `https://cdn.example/${system}-${arch}`,
  size: 1,
  sha256: 'a'.repeat(64),
});
const downloads = {
  version: '1.0.0',
  artifacts: [archive('linux', 'x64'), archive('macos', 'arm64'), archive('macos', 'x64'), archive('windows', 'x64')],
};

test('the archive for the visitor comes first, others by system', () => {
  const { first, others } = offer(downloads, { system: 'macos', arch: 'x64' });
  expect(first?.url).toBe('https://cdn.example/macos-x64');
  expect(others.map(({ url }) => url.slice(20))).toEqual(['windows-x64', 'macos-arm64', 'linux-x64']);
});

test('a Mac with an unknown processor gets the first archive; a phone gets none', () => {
  expect(offer(downloads, { system: 'macos', arch: null }).first?.arch).toBe('arm64');
  expect(offer(downloads, { system: 'phone', arch: null })).toMatchObject({ first: undefined });
  expect(offer(downloads, { system: null, arch: null }).others).toHaveLength(4);
});
