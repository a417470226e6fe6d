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
 * One source said in two ways in catalogs that a page merges: the last one loaded would win everywhere. Give one of the
 * two a source of its own.
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

if (import.meta.main) {
  const root = process.cwd();
  const catalogs = committedFiles(root).filter((path) => /\/locales\/(ru|en)\/\w+\.po$/.test(path));
  let messages = 0;
  const spoken = new Map<string, Entry[]>();
  const problems = catalogs.flatMap((path) => {
    const text = readText(root, path);
    const entries = entriesOf(text, path);
    messages += entries.length;
    const old = leftovers(text);
    if (old > 0) return [`${path} keeps ${old} entries that nothing uses: npm run extract`];
    const locale = path.split('/').at(-2) ?? '';
    spoken.set(locale, [...(spoken.get(locale) ?? []), ...entries]);
    // A glob that matches nothing extracts nothing, and every other check is then content with an empty catalog.
    if (entries.length === 0) return [`${path} is empty`];
    return catalogProblems(locale, entries).map((problem) => `${path}: ${problem}`);
  });
  for (const [locale, entries] of spoken) problems.push(...clashes(entries).map((clash) => `${locale}: ${clash}`));
  finish('catalogs', problems, `${messages} messages in ${catalogs.length} catalogs speak their own language`);
}
