import { expect, test } from '@jest/globals';
import { readConfig } from '../config.ts';
import { robotsText } from './robots.ts';

const SITE = { SITE_URL: 'https://hoshi.example' };

const linesOf = (environment: Record<string, string>): string[] => robotsText(readConfig(environment)).split('\n');

/** As crawlers match a rule: a star is any characters, a dollar the end; otherwise it is a prefix. */
const covers = (rule: string, path: string): boolean =>
  new RegExp(`^${rule.replace(/[.?]/g, '\\$&').replace(/\*/g, '.*')}`).test(path);

const closed = (path: string): boolean =>
  linesOf(SITE).some((line) => line.startsWith('Disallow: ') && covers(line.slice('Disallow: '.length), path));

test('the site map has its absolute address', () => {
  expect(linesOf(SITE)).toContain('Sitemap: https://hoshi.example/sitemap.xml');
});

test.each([
  '/api/main',
  '/ru/cabinet/roles',
  '/ru/login',
  '/en/pay?amount=1',
  '/ru/error',
  '/en/logout',
  '/ru/2fa',
  '/en/reset?a=1',
  '/ru/restore',
])('%s is closed', (path) => {
  expect(closed(path)).toBe(true);
});

test.each(['/', '/ru', '/en/news/pay-day', '/ru/mods/create-astral', '/ru/store?server=hitech', '/files/a-480.webp'])(
  '%s is open',
  (path) => {
    expect(closed(path)).toBe(false);
  },
);

test.each([
  ['a test site', { SEARCH_ENGINES: 'off' }],
  ['a mirror', { PRIMARY_ORIGIN: 'https://first.example' }],
])('%s disallows everything', (_whose, more) => {
  expect(robotsText(readConfig({ ...SITE, ...more }))).toBe('User-agent: *\nDisallow: /\n');
});
