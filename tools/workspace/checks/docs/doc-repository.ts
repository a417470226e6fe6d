import { dirname } from 'node:path';

/** The files, scripts and generators that documents may name. */
export interface DocRepository {
  files: ReadonlySet<string>;
  /** Scripts by package name; those of the root under ''. */
  scripts: ReadonlyMap<string, ReadonlySet<string>>;
  /** Options of each generator, by `./folder:name`. */
  generators: ReadonlyMap<string, ReadonlySet<string>>;
  /** Paths that exist only after a build or a run: not committed, so not checked. */
  ignored: (path: string) => boolean;
}

/** All folders of these files, at any depth. */
export const foldersOf = (files: ReadonlySet<string>): Set<string> => {
  const found = new Set<string>();
  for (const file of files) for (let up = dirname(file); up !== '.'; up = dirname(up)) found.add(up);
  return found;
};

/** Extensions of file names. */
export const EXTENSION = /\w\.(?:ts|tsx|mts|mjs|cjs|js|json|md|ya?ml|sql|po|css|png|svg|sh|txt)$/;

/** Code of a document: inline code and shell blocks. */
export const codeOf = (text: string): string[] => [
  ...[...text.replace(/```[\s\S]*?```/g, '').matchAll(/`([^`\n]+)`/g)].map((match) => match[1] ?? ''),
  ...[...text.matchAll(/```(?:bash|sh|shell|console)\n([\s\S]*?)```/g)].map((match) => match[1] ?? ''),
];
