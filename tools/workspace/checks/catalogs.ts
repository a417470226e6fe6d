import { basename, matchesGlob, relative } from 'node:path';
import { getConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';
import { committedFiles, finish, readText } from './repository.ts';
import { voiceProblem, voiceProblemsOfMarkdown, voiceProblemsOfSource } from './voice.ts';

export type Entry = { source: string; translation: string; context?: string };

const format = formatter();

// `{name}`, `{count, plural, …}`, `<0>`: filled in by the code, so a translation must have the same.
const placeholders = (text: string): string[] =>
  [
    ...new Set([...text.matchAll(/\{\s*(\w+)\s*[,}]|<(\/?\d+)\/?>/g)].map((match) => match[1] ?? match[2] ?? '')),
  ].sort();

const PLURAL_FORMS = ['one', 'few', 'many', 'other'];
const hasCyrillic = (text: string) => /\p{Script=Cyrillic}/u.test(text);
const words = (text: string): string[] => text.replace(/\{[^{}]*\}|<[^>]*>/g, '').match(/\p{L}{2,}/gu) ?? [];

// Names that are not translated into Russian.
const NAMES = /^(?:[A-Z][\w-]*|[A-Z]{2,}|email|OK|TPS|PvP)$/;

const entryProblem = (locale: string, { source, translation }: Entry): string | undefined => {
  const text = translation === '' ? source : translation;
  if (placeholders(source).join() !== placeholders(text).join()) return 'has other placeholders than its translation';
  const voice = voiceProblem(locale, text);
  if (voice !== undefined) return voice;
  if (locale === 'en') return hasCyrillic(text) ? 'is in Russian' : undefined;
  if (!hasCyrillic(text) && words(text).some((word) => !NAMES.test(word))) return 'is in English';
  if (/,\s*plural\s*,/.test(text) && !PLURAL_FORMS.every((form) => new RegExp(`\\b${form}\\s*\\{`).test(text)))
    return `lacks one of the plural forms ${PLURAL_FORMS.join(', ')}`;
  return undefined;
};

/** Problems that Lingui's own check does not find: text in the wrong language, other placeholders, missing plural forms. */
export const catalogProblems = (locale: string, entries: readonly Entry[]): string[] =>
  entries.flatMap((entry) => {
    const problem = entryProblem(locale, entry);
    return problem === undefined ? [] : [`"${entry.source}" ${problem}`];
  });

/**
 * Sources with two translations: messages of a shared library are in the catalogs of both apps. Give one of the two
 * another source or a context.
 */
export const conflictingTranslations = (entries: readonly Entry[]): string[] => {
  const translations = new Map<string, string>();
  return entries.flatMap(({ source, translation, context = '' }) => {
    const key = `${context}\n${source}`;
    const before = translations.get(key);
    translations.set(key, translation);
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
    .map((message) => ({
      source: message.message ?? '',
      translation: message.translation ?? '',
      ...(message.context && { context: message.context }),
    }));

type ParsedMessage = { message?: string; translation?: string; context?: string; obsolete?: boolean };

/** Number of entries that no code uses. The build ships them, and they override a used entry of another catalog. */
export const countObsoleteEntries = (text: string): number => text.match(/^#~ msgid/gm)?.length ?? 0;

const IMPORTS_MACRO = /from '@lingui\/(core|react)\/macro'/;
const TESTS = /\.(test|fixture)\.|\/testing\//;

/** Sources with messages that no glob of a catalog (relative to the root) includes: all users would see them in English. */
export const sourcesWithoutCatalog = (
  sources: readonly string[],
  globs: readonly string[],
  read: (path: string) => string,
) =>
  sources.filter(
    (path) =>
      /^(apps|libs)\/.*\.tsx?$/.test(path) &&
      !TESTS.test(path) &&
      !globs.some((glob) => matchesGlob(path, glob)) &&
      IMPORTS_MACRO.test(read(path)),
  );

// Lines of comments, and regular expressions on a line by themselves: users never see them.
const HIDDEN_LINES = /^ *[/*].*$/gm;

/** `apps/api/src` of a folder anywhere in it. */
const sourceFolderOf = (folder: string): string => folder.split('/').slice(0, 3).join('/');

/** Sources of a server with Russian text that is not in its folder of messages. */
export const sourcesWithInlineRussian = (
  sources: readonly string[],
  messages: string,
  read: (path: string) => string,
) =>
  sources.filter(
    (path) =>
      path.startsWith(`${sourceFolderOf(messages)}/`) &&
      path.endsWith('.ts') &&
      !path.startsWith(`${messages}/`) &&
      !TESTS.test(path) &&
      hasCyrillic(read(path).replace(HIDDEN_LINES, '')),
  );

/** Sources with texts for players in both languages. */
const MESSAGE_SOURCES = [
  'apps/api/src/platform/messages/**/*.ts',
  'apps/api/seed/content/**/*.ts',
  'apps/launcher-service/src/messages/*.ts',
  'apps/sandbox/src/*/*-words.ts',
  'libs/contract/src/*-errors.ts',
  'libs/{contract,launcher-contract}/src/error-registry.ts',
];

/** News, mods and server pages of the sample content. */
const DOCUMENTS = 'apps/api/seed/content/documents/**/*.md';

const MESSAGE_FOLDERS = ['apps/api/src/platform/messages', 'apps/launcher-service/src/messages'];

if (import.meta.main) {
  const root = process.cwd();
  const files = committedFiles(root);
  const { catalogs: configured, rootDir } = getConfig({ cwd: root });
  const included = (configured ?? []).flatMap(({ include }) => include.map((glob) => relative(rootDir ?? root, glob)));
  const catalogs = files.filter((path) => /\/locales\/(ru|en)\.po$/.test(path));
  let messages = 0;
  const entriesByLocale = new Map<string, Entry[]>();
  const problems = catalogs.flatMap((path) => {
    const text = readText(root, path);
    const entries = entriesOf(text, path);
    messages += entries.length;
    const obsolete = countObsoleteEntries(text);
    if (obsolete > 0) return [`${path} has ${obsolete} entries that no code uses: npm run extract`];
    const locale = basename(path, '.po');
    entriesByLocale.set(locale, [...(entriesByLocale.get(locale) ?? []), ...entries]);
    // With a glob that matches nothing, nothing is extracted, and an empty catalog passes all other checks.
    if (entries.length === 0) return [`${path} is empty`];
    return catalogProblems(locale, entries).map((problem) => `${path}: ${problem}`);
  });
  const configuredPaths = (configured ?? []).map(({ path }) => relative(rootDir ?? root, path));
  for (const path of catalogs.filter((path) => !configuredPaths.includes(path.replace(/(ru|en)\.po$/, '{locale}'))))
    problems.push(`${path} is not a catalog of lingui.config.ts: remove it`);
  for (const path of sourcesWithoutCatalog(files, included, (path) => readText(root, path)))
    problems.push(`${path} has messages that no catalog of lingui.config.ts includes`);
  for (const path of files.filter(
    (file) => !TESTS.test(file) && MESSAGE_SOURCES.some((glob) => matchesGlob(file, glob)),
  ))
    problems.push(...voiceProblemsOfSource(readText(root, path)).map((problem) => `${path}: ${problem}`));
  for (const path of files.filter((file) => matchesGlob(file, DOCUMENTS)))
    problems.push(...voiceProblemsOfMarkdown(readText(root, path)).map((problem) => `${path}: ${problem}`));
  for (const folder of MESSAGE_FOLDERS)
    for (const path of sourcesWithInlineRussian(files, folder, (path) => readText(root, path)))
      problems.push(`${path} has Russian text: move it to ${folder}`);
  for (const [locale, entries] of entriesByLocale)
    problems.push(...conflictingTranslations(entries).map((conflict) => `${locale}: ${conflict}`));
  finish('catalogs', problems, `${messages} messages in ${catalogs.length} catalogs are in the right language`);
}
