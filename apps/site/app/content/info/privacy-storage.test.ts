import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { privacyText } from './privacy-text.ts';

const ROOT = join(__dirname, '../../../../..');
/** What the site's pages are made of; the launcher's own parts of the libraries aside. */
const FOLDERS = ['apps/site/app', 'libs'];
const NOT_OF_THE_SITE = /\.test\.|\/testing\/|libs\/(?:testkit|launcher-[\w-]+)\/|storage-credential-store/;

const sources = FOLDERS.flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('node_modules'))
    .map((name) => join(folder, name)),
)
  .filter((path) => !NOT_OF_THE_SITE.test(path))
  .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));

/** Keys that code which keeps something in a browser's storage has written out. */
const stored = sources
  // What is only read and removed was left by the site before this one.
  .filter(({ text }) => /\.setItem\(/.test(text))
  .map(({ path, text }) => ({ path, keys: [...text.matchAll(/'(hoshikraft:[^']+)'/g)].map(([, key]) => key) }));

const cookies = sources.flatMap(({ text }) => [
  ...[...text.matchAll(/document\.cookie = (\w+)Cookie\(/g)].map(([, name]) => name),
  ...[...text.matchAll(/storeTheme\('(\w+)'/g)].map(([, name]) => name),
]);

describe.each(['ru', 'en'] as const)('the privacy policy in %s', (locale) => {
  const words = privacyText[locale].sections.find(({ id }) => id === 'cookies')?.paragraphs.join(' ') ?? '';

  it('names every entry that a page leaves in the storage of the browser, and no other', () => {
    const keys = stored.flatMap(({ keys: own }) => own);
    expect(stored.filter(({ keys: own }) => own.length === 0)).toEqual([]);
    expect([...words.matchAll(/hoshikraft:[\w-]+/g)].map(([key]) => key).sort()).toEqual([...keys].sort());
  });

  it('names every cookie', () => {
    expect([...cookies].sort()).toEqual(['account_theme', 'region', 'theme']);
    const ofTheHost = [
      'access_id',
      'access_token',
      'locale',
      'oauth_key',
      'passkey_key',
      'referralCode',
      'signed_in',
      'time_zone',
    ];
    for (const name of [...ofTheHost, ...cookies]) {
      expect(words).toContain(`\`${name}\``);
    }
  });
});
