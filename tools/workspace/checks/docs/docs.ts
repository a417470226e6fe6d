import { committedFiles, finish, readText } from '../repository.ts';
import { arrowProblems } from './doc-arrows.ts';
import { commandProblems } from './doc-commands.ts';
import { nameProblems } from './doc-names.ts';
import { pathProblems } from './doc-paths.ts';
import type { DocRepository } from './doc-repository.ts';
import { treesProblems } from './doc-trees.ts';
import { readDocRepository } from './read-doc-repository.ts';

/** A record keeps the names of its day; what is true today stands in the guides. */
const isRecord = (document: string): boolean => document.startsWith('docs/decisions/');

/**
 * What a document says that the checkout does not bear out: links, paths, commands, Nx targets, projects, generators,
 * drawn trees, arrows between packages, packages and names of the code.
 *
 * @returns one sentence a lie, empty where there is none
 */
export const docProblems = (document: string, text: string, repository: DocRepository): string[] => [
  ...pathProblems(document, text, repository),
  ...commandProblems(text, repository),
  ...treesProblems(text, repository),
  ...arrowProblems(text, repository),
  ...(isRecord(document) ? [] : nameProblems(text, repository)),
];

if (import.meta.main) {
  const root = process.cwd();
  const files = committedFiles(root);
  const repository = readDocRepository(root, files);
  const documents = files.filter((path) => path.endsWith('.md') && !path.includes('generators/'));
  const problems = documents.flatMap((path) =>
    docProblems(path, readText(root, path), repository).map((problem) => `${path}: ${problem}`),
  );
  finish('docs', problems, `what ${documents.length} documents name is there`);
}
