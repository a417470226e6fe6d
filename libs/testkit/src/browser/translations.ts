import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../..', import.meta.url));

const joined = (block: string): string =>
  [...block.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, part = '']) => JSON.parse(`"${part}"`) as string).join('');

const readCatalog = (path: string): [string, string][] => {
  const text = readFileSync(join(root, path), 'utf8');
  // A message with a context is another message than the one without.
  const entries = text.matchAll(/(?<!^msgctxt .*\n)^msgid ((?:".*"\n)+)msgstr ((?:".*"\n?)+)/gm);
  return [...entries].map(([, source = '', target = '']) => [joined(source), joined(target)]);
};

/** Translates a message by its English source. */
export type Words = (source: string, values?: Record<string, string | number>) => string;

/** Reads the Russian catalogs of an app (paths from the root), so that a change of a translation breaks no test. */
export const readTranslations = (...catalogs: string[]): ((locale: 'ru' | 'en') => Words) => {
  const russian = new Map(catalogs.flatMap(readCatalog));
  return (locale) =>
    (source, values = {}) => {
      const found = locale === 'ru' ? russian.get(source) : source;
      if (!found) throw new Error(`No Russian for: ${source}`);
      const fill = (whole: string, name: string): string => String(values[name] ?? whole);
      return found.replace(/<\/?\d+>/g, '').replace(/\{(\w+)\}/g, fill);
    };
};
