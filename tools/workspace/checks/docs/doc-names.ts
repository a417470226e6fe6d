import { codeOf, type DocRepository } from './doc-repository.ts';

/** Names that only code has: humps inside, capitals with underscores, or called. */
const CODE_NAME = /^(?:[a-z]+[a-z0-9]*[A-Z]\w*|[A-Z][a-z0-9]+[A-Z]\w*|[A-Z][A-Z0-9]*_[A-Z0-9_]+|[a-z_]\w*(?=\(\)$))/;

const packageProblems = (code: string, { entries }: DocRepository): string[] =>
  [...code.matchAll(/@hoshikraft\/([\w-]+)((?:\/[\w.-]+)*)/g)].flatMap(([whole, name, entry = '']) => {
    const known = entries.get(`@hoshikraft/${name}`);
    if (known === undefined) return [`no such package: @hoshikraft/${name}`];
    return entry === '' || known.has(`.${entry}`) ? [] : [`no such entry: ${whole}`];
  });

/** `LINK_VK` is known where the code builds names from `LINK_`. */
const isKnown = (name: string, { words }: DocRepository): boolean =>
  words.has(name) || (/^[A-Z0-9_]+$/.test(name) && words.has(name.replace(/_.*$/, '_')));

/** Packages, their entries, and names of the code that a document speaks of and that no code knows. */
export const nameProblems = (text: string, repository: DocRepository): string[] =>
  codeOf(text).flatMap((code) => [
    ...packageProblems(code, repository),
    ...(code.match(/[A-Za-z_]\w*(?:\(\))?/g) ?? [])
      .flatMap((token) => CODE_NAME.exec(token)?.[0] ?? [])
      .filter((name) => !isKnown(name, repository))
      .map((name) => `no such name in the code: ${name}`),
  ]);
