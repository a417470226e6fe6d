import { randomBytes } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import { openPage } from './open-page.ts';

const newNonce = (): string => randomBytes(16).toString('base64');

const DRAWN_WITH = newNonce();
const tag = (n: number): string => `<link rel="modulepreload" nonce="${DRAWN_WITH}" href="/assets/part-${n % 7}.js"/>`;
const PAGES: Record<string, string> = {
  'an ordinary page': `<!doctype html><style nonce="${DRAWN_WITH}">a{}</style>${Array.from({ length: 40 }, (_, n) => tag(n)).join('')}<p>${'Привет, мир. '.repeat(3000)}</p><script nonce="${DRAWN_WITH}">1</script></body></html>`,
  'a page of noise': `<p nonce="${DRAWN_WITH}">${randomBytes(60_000).toString('base64')}</p>${tag(1)}${tag(2)}`,
  'a page that repeats its tags': Array.from({ length: 200 }, () => tag(1)).join(''),
  'a short page': `<b nonce="${DRAWN_WITH}">1</b>`,
  'a page without nonces': `<p>${'x'.repeat(5000)}</p>`,
  'a large page': `${tag(1)}${randomBytes(300_000).toString('hex')}${tag(2)}${'long '.repeat(200_000)}${tag(3)}`,
};
const unpack = { identity: (bytes: Buffer) => bytes, br: brotliDecompressSync, gzip: gunzipSync };

describe.each(['identity', 'br', 'gzip'] as const)('in %s', (coding) => {
  test.each(Object.entries(PAGES))('%s comes with the nonce of each answer', async (_name, html) => {
    const page = openPage(Buffer.from(html), DRAWN_WITH);
    for (let answer = 0; answer < 20; answer += 1) {
      const nonce = newNonce();
      const text = unpack[coding](await page.body(nonce, coding)).toString();
      expect(text).toBe(html.replaceAll(DRAWN_WITH, nonce));
    }
  });

  test('answers at once do not write into one another', async () => {
    const page = openPage(Buffer.from(PAGES['an ordinary page'] ?? ''), DRAWN_WITH);
    const nonces = Array.from({ length: 50 }, newNonce);
    const bodies = await Promise.all(nonces.map(async (nonce) => page.body(nonce, coding)));
    bodies.forEach((body, n) => {
      const found = new Set(
        unpack[coding](body)
          .toString()
          .match(/(?<=nonce=")[^"]+/g),
      );
      expect([...found]).toEqual([nonces[n]]);
    });
  });
});

test.each(['br', 'gzip'] as const)(
  'in %s, text that looks like the end of a nonce is not taken for one',
  async (coding) => {
    const tags = Array.from({ length: 40 }, (_, n) => tag(n)).join('');
    const letters = Array.from({ length: 64 }, (_, n) => String.fromCharCode(0x400 + n));
    // A hundred times: what stands in for a nonce may be made by chance.
    for (let time = 0; time < 100; time += 1) {
      const text = letters.map((letter) => `${randomBytes(4).toString('hex')} ${letter}" href="/assets/part-1.js"/>`);
      const html = tags + text.join('');
      const nonce = newNonce();
      const body = await openPage(Buffer.from(html), DRAWN_WITH).body(nonce, coding);
      expect(unpack[coding](body).toString()).toBe(html.replaceAll(DRAWN_WITH, nonce));
    }
  },
);

test('a packed page is about as small as without open places', async () => {
  const html = PAGES['an ordinary page'] ?? '';
  const page = openPage(Buffer.from(html), DRAWN_WITH);
  for (const coding of ['br', 'gzip'] as const) {
    const { length } = await page.body(newNonce(), coding);
    expect(length).toBeLessThan(html.length / 15);
    expect(page.size).toBeGreaterThan(html.length + length);
  }
});
