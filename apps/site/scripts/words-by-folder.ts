import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const site = fileURLToPath(new URL('..', import.meta.url));
const LOCK = fileURLToPath(new URL('../../../package-lock.json', import.meta.url));
/** How add-words.ts asks for words while nothing is built. */
const SOURCE = /import\(`\.\.\/\$\{folder\}\/locales\/\$\{locale\}\.po`\)/;

/** What words are made of, and what makes files of them: together they name every file of words. */
const fingerprint = (files: readonly string[]): string => {
  const hash = createHash('sha256');
  for (const file of [...files, LOCK]) hash.update(file.slice(site.length)).update(readFileSync(file));
  return hash.digest('base64url').replaceAll(/[-_]/g, '').slice(0, 8);
};

/**
 * Files of words are called by their folder and language behind one fingerprint of them all. A page then needs no list of
 * them, which had a hash of its own for each folder and language: 0.6 KB of what it loads first.
 */
export const wordsByFolder = (): Plugin => {
  let made = '';
  return {
    name: 'words-by-folder',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    buildStart() {
      const files = globSync('app/*/locales/{ru,en}.po', { cwd: site }).sort();
      made = fingerprint(files.map((file) => site + file));
      for (const file of files) {
        const [, folder, , name] = file.split('/');
        const locale = String(name).slice(0, 2);
        this.emitFile({ type: 'chunk', id: site + file, fileName: `assets/${made}-${folder}-${locale}.js` });
      }
    },
    transform: {
      filter: { id: /\/app\/words\/add-words\.ts$/ },
      handler(code) {
        if (!SOURCE.test(code)) throw new Error('add-words.ts asks for words in another way than before');
        return code.replace(SOURCE, `import(/* @vite-ignore */ \`./${made}-\${folder}-\${locale}.js\`)`);
      },
    },
  };
};
