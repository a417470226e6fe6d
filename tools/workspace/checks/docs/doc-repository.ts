import { dirname } from 'node:path';

/** What documents speak of: everything is read from the checkout, so that a test can give another. */
export interface DocRepository {
  files: ReadonlySet<string>;
  /** Scripts by package name; those of the root under ''. */
  scripts: ReadonlyMap<string, ReadonlySet<string>>;
  /** Options of each generator, by `./folder:name`. */
  generators: ReadonlyMap<string, ReadonlySet<string>>;
  /** Paths that exist only after a build or a run: not committed, so not checked. */
  ignored: (path: string) => boolean;
}

/** Every folder that holds a file, however deep. */
export const foldersOf = (files: ReadonlySet<string>): Set<string> => {
  const found = new Set<string>();
  for (const file of files) for (let up = dirname(file); up !== '.'; up = dirname(up)) found.add(up);
  return found;
};

/** Ends of names that are files. */
export const EXTENSION = /\w\.(?:ts|tsx|mts|mjs|cjs|js|json|md|ya?ml|sql|po|css|png|svg|sh|txt)$/;

/** Code of a document: what stands inline, and shell blocks. */
export const codeOf = (text: string): string[] => [
  ...[...text.replace(/```[\s\S]*?```/g, '').matchAll(/`([^`\n]+)`/g)].map((match) => match[1] ?? ''),
  ...[...text.matchAll(/```(?:bash|sh|shell|console)\n([\s\S]*?)```/g)].map((match) => match[1] ?? ''),
];
