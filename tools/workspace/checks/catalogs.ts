import { basename, dirname, matchesGlob, relative } from 'node:path';
import { getConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';
import { committedFiles, finish, readText } from './repository.ts';

export type Entry = { source: string; translation: string };

const format = formatter();

// `{name}`, `{count, plural, …}`, `<0>`: what the code will fill in, and so must survive a translation.
const holes = (text: string): string[] =>
  [
    ...new Set([...text.matchAll(/\{\s*(\w+)\s*[,}]|<(\/?\d+)\/?>/g)].map((match) => match[1] ?? match[2] ?? '')),
  ].sort();

const PLURAL_FORMS = ['one', 'few', 'many', 'other'];
const hasCyrillic = (text: string) => /\p{Script=Cyrillic}/u.test(text);
const words = (text: string): string[] => text.replace(/\{[^{}]*\}|<[^>]*>/g, '').match(/\p{L}{2,}/gu) ?? [];

// Names that Russian text keeps as they are written.
const NAMES = /^(?:[A-Z][\w-]*|[A-Z]{2,}|e-?mail|OK|TPS|PvP)$/;

const entryProblem = (locale: string, { source, translation }: Entry): string | undefined => {
  const text = translation === '' ? source : translation;
  if (holes(source).join() !== holes(text).join()) return 'loses or invents a placeholder';
  if (locale === 'en') return hasCyrillic(text) ? 'speaks Russian' : undefined;
  if (!hasCyrillic(text) && words(text).some((word) => !NAMES.test(word))) return 'speaks English';
  if (/,\s*plural\s*,/.test(text) && !PLURAL_FORMS.every((form) => new RegExp(`\\b${form}\\s*\\{`).test(text)))
    return `lacks one of the forms ${PLURAL_FORMS.join(', ')}`;
  return undefined;
};

/** What Lingui's own check does not see: another language's words, lost placeholders, Russian without its plurals. */
export const catalogProblems = (locale: string, entries: readonly Entry[]): string[] =>
  entries.flatMap((entry) => {
    const problem = entryProblem(locale, entry);
    return problem === undefined ? [] : [`"${entry.source}" ${problem}`];
  });

/**
 * One source translated in two ways: the messages of a shared library are in the catalogs of both apps. Give one of the
 * two a source or a context of its own.
 */
export const clashes = (entries: readonly Entry[]): string[] => {
  const said = new Map<string, string>();
  return entries.flatMap(({ source, translation }) => {
    const before = said.get(source);
    said.set(source, translation);
    return before === undefined || before === translation
      ? []
      : [`"${source}" is both "${before}" and "${translation}"`];
  });
};

export const entriesOf = (text: string, filename: string): Entry[] =>
  Object.values(
    format.parse(text, { locale: undefined, sourceLocale: 'en', filename }) as Record<string, ParsedMessage>,
  )
    .filter((message) => !message.obsolete)
    .map((message) => ({ source: message.message ?? '', translation: message.translation ?? '' }));

type ParsedMessage = { message?: string; translation?: string; obsolete?: boolean };

/** Entries no code asks for any more. The build ships them all the same, and they win over a living one elsewhere. */
export const leftovers = (text: string): number => text.match(/^#~ msgid/gm)?.length ?? 0;

const SPEAKS = /from '@lingui\/(core|react)\/macro'/;
const TESTS = /\.(test|fixture)\.|\/testing\//;

/** Sources with words that `globs`, from the root, do not gather: they would be shown in English to everybody. */
export const unheard = (sources: readonly string[], globs: readonly string[], read: (path: string) => string) =>
  sources.filter(
    (path) =>
      /^(apps|libs)\/.*\.tsx?$/.test(path) &&
      !TESTS.test(path) &&
      !globs.some((glob) => matchesGlob(path, glob)) &&
      SPEAKS.test(read(path)),
  );

// Lines of comments, and patterns that stand alone on a line: they are read, never said.
const unsaid = /^ *[/*].*$/gm;

/** Sources of a server that say something in Russian outside of its one registry of words. */
export const scattered = (sources: readonly string[], registry: string, read: (path: string) => string) =>
  sources.filter(
    (path) =>
      path.startsWith(`${dirname(registry)}/`) &&
      path.endsWith('.ts') &&
      !path.startsWith(`${registry}/`) &&
      !TESTS.test(path) &&
      hasCyrillic(read(path).replace(unsaid, '')),
  );

const REGISTRIES = ['apps/api/src/platform/messages', 'apps/launcher-service/src/messages'];

if (import.meta.main) {
  const root = process.cwd();
  const files = committedFiles(root);
  const { catalogs: described, rootDir } = getConfig({ cwd: root });
  const gathered = (described ?? []).flatMap(({ include }) => include.map((glob) => relative(rootDir ?? root, glob)));
  const catalogs = files.filter((path) => /\/locales\/(ru|en)\.po$/.test(path));
  let messages = 0;
  const spoken = new Map<string, Entry[]>();
  const problems = catalogs.flatMap((path) => {
    const text = readText(root, path);
    const entries = entriesOf(text, path);
    messages += entries.length;
    const old = leftovers(text);
    if (old > 0) return [`${path} keeps ${old} entries that nothing uses: npm run extract`];
    const locale = basename(path, '.po');
    spoken.set(locale, [...(spoken.get(locale) ?? []), ...entries]);
    // A glob that matches nothing extracts nothing, and every other check is then content with an empty catalog.
    if (entries.length === 0) return [`${path} is empty`];
    return catalogProblems(locale, entries).map((problem) => `${path}: ${problem}`);
  });
  const kept = (described ?? []).map(({ path }) => relative(rootDir ?? root, path));
  for (const path of catalogs.filter((path) => !kept.includes(path.replace(/(ru|en)\.po$/, '{locale}'))))
    problems.push(`${path} is no catalog of lingui.config.ts: remove it`);
  for (const path of unheard(files, gathered, (path) => readText(root, path)))
    problems.push(`${path} has words that no catalog of lingui.config.ts gathers`);
  for (const registry of REGISTRIES)
    for (const path of scattered(files, registry, (path) => readText(root, path)))
      problems.push(`${path} speaks to players itself: their words stand in ${registry}`);
  for (const [locale, entries] of spoken) problems.push(...clashes(entries).map((clash) => `${locale}: ${clash}`));
  finish('catalogs', problems, `${messages} messages in ${catalogs.length} catalogs speak their own language`);
}
