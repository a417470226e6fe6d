import { createHash } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { sealPage } from './seal-page.ts';

const NONCE = 'a1b2c3';
const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const seal = (html: string) => sealPage(html, NONCE, { https: false, development: false });
const sourcesOf = (policy: string, directive: string): string[] =>
  new RegExp(`(?:^|; )${directive} ([^;]+)`).exec(policy)?.[1]?.split(' ') ?? [];

test('elements with the nonce are listed by their hash, and the nonce is removed', () => {
  const { html, policy } = seal(
    `<script nonce="${NONCE}">ours()</script><style data-x="1" nonce="${NONCE}">a{}</style><script type="text/plain" nonce="${NONCE}" id="x">late()</script>`,
  );
  expect(html).not.toContain(NONCE);
  expect(sourcesOf(policy, 'script-src')).toEqual([hashOf('ours()'), hashOf('late()'), "'strict-dynamic'"]);
  expect(sourcesOf(policy, 'style-src')).toEqual(["'self'", hashOf('a{}'), hashOf('')]);
});

test.each([
  '<script>theirs()</script>',
  '<script nonce="">theirs()</script>',
  '<script nonce="another">theirs()</script>',
  '<style>theirs()</style>',
  `<p title='nonce="another"'></p><script>theirs()</script>`,
  '<script nonce="$&">theirs()</script>',
])('%s, which got into the page in another way, stays blocked', (injected) => {
  const { policy } = seal(`${injected}<script nonce="${NONCE}">ours()</script>${injected}`);
  expect(policy).not.toContain(hashOf('theirs()'));
  expect(policy).toContain(hashOf('ours()'));
});
