import { expect, test } from '@jest/globals';
import { knownLink, knownOrigins } from './known-link.ts';

const origins = knownOrigins(['https://hoshikraft.example', 'https://api.hoshikraft.example:8443']);
const char = (code: number) => String.fromCodePoint(code);

test.each([
  ['https://hoshikraft.example', 'https://hoshikraft.example/'],
  ['https://hoshikraft.example/ru/rules#pvp', 'https://hoshikraft.example/ru/rules#pvp'],
  ['https://hoshikraft.example/?next=https://evil.example', 'https://hoshikraft.example/?next=https://evil.example'],
  ['https://hoshikraft.example/@kaede', 'https://hoshikraft.example/@kaede'],
  ['HTTPS://HOSHIKRAFT.EXAMPLE/', 'https://hoshikraft.example/'],
  ['https://hoshikraft.example:443/', 'https://hoshikraft.example/'],
  ['https://api.hoshikraft.example:8443/api/docs', 'https://api.hoshikraft.example:8443/api/docs'],
  ['https://t.me/hoshikraft', 'https://t.me/hoshikraft'],
  ['https://discord.gg/abc', 'https://discord.gg/abc'],
  ['https://hoshikraft.example/привет', 'https://hoshikraft.example/%D0%BF%D1%80%D0%B8%D0%B2%D0%B5%D1%82'],
])('%j is opened as %j', (text, href) => {
  expect(knownLink(text, origins)).toBe(href);
});

test.each([
  '',
  'hoshikraft.example',
  '//hoshikraft.example/',
  'http://hoshikraft.example/',
  'http://t.me/hoshikraft',
  'ftp://hoshikraft.example/',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'javascript://hoshikraft.example/%0Aalert(1)',
  'data:text/html,<script>',
  'blob:https://hoshikraft.example/1',
  'steam://run/1',
  'ms-settings:privacy',
  'search-ms:query=x',
  'mailto:a@hoshikraft.example',
  'https:hoshikraft.example',
  'https:/hoshikraft.example',
  'https:///hoshikraft.example',
  'https:\\\\hoshikraft.example',
  'https://hoshikraft.example\\@evil.example/',
  'https://hoshikraft.example\\evil',
  'https://evil.example/',
  'https://evil.example/hoshikraft.example',
  'https://evil.example/?https://hoshikraft.example',
  'https://evil.example#https://hoshikraft.example',
  'https://hoshikraft.example.evil.example/',
  'https://evilhoshikraft.example/',
  'https://evil.hoshikraft.example/',
  'https://hoshikraft.example./',
  'https://hoshikraft.example@evil.example/',
  'https://kaede@hoshikraft.example/',
  'https://kaede:pass@hoshikraft.example/',
  'https://@hoshikraft.example/',
  'https://:@hoshikraft.example/',
  'https://hoshikraft.example:8443/',
  'https://hoshikraft.example:80/',
  'https://api.hoshikraft.example/',
  'https://t.me:8443/',
  'https://hoshikraft.example:99999/',
  'https://hоshikraft.example/',
  'https://xn--hshikraft-xwi.example/',
  'https://hoshikraft.example%2eevil.example/',
  'https://hoshikraft%00.example/',
  'https://hoshikraft。evil.example/',
  'https://127.0.0.1/',
  'https://[::1]/',
  'https://0x7f000001/',
  'https://localhost/',
  ' https://hoshikraft.example/',
  'https://hoshikraft.example/ x',
  'https://hoshikraft.example/\n--gpu-launcher=calc',
  `https://hoshi${char(9)}kraft.example/`,
  `https://hoshikraft.example/${char(0)}`,
  `https://hoshi${char(0xad)}kraft.example/`,
  `https://hoshi${char(0x200b)}kraft.example/`,
  `https://hoshikraft.example/${char(0x202e)}gpj.exe`,
  `https://hoshikraft.example/${char(0xd800)}`,
  `https://hoshikraft.example/${char(0xa0)}`,
  '-https://hoshikraft.example/',
  '--app=https://hoshikraft.example/',
  `https://hoshikraft.example/${'a'.repeat(2000)}`,
])('%j is not opened', (text) => {
  expect(knownLink(text, origins)).toBeNull();
});

test('a site under development is opened at its own address, and at no other on this machine', () => {
  const own = knownOrigins(['http://127.0.0.1:4200']);
  expect(knownLink('http://127.0.0.1:4200/ru/rules', own)).toBe('http://127.0.0.1:4200/ru/rules');
  expect(knownLink('http://127.0.0.1:4201/', own)).toBeNull();
  expect(knownLink('https://127.0.0.1:4200/', own)).toBeNull();
});

test('a configured host is opened with https only', () => {
  const configured = knownOrigins([], ['forum.example']);
  expect(knownLink('https://forum.example/t/1', configured)).toBe('https://forum.example/t/1');
  expect(knownLink('http://forum.example/t/1', configured)).toBeNull();
  expect(knownLink('https://forum.example/t/1', origins)).toBeNull();
});
