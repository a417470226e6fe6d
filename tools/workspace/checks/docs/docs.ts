import { committedFiles, finish, readText } from '../repository.ts';
import { citationProblems } from './doc-citations.ts';
import { commandProblems } from './doc-commands.ts';
import { pathProblems } from './doc-paths.ts';
import type { DocRepository } from './doc-repository.ts';
import { treesProblems } from './doc-trees.ts';
import { readDocRepository } from './read-doc-repository.ts';

/** Links, paths, folders in trees and commands in a document that do not exist. */
export const docProblems = (document: string, text: string, repository: DocRepository): string[] => [
  ...pathProblems(document, text, repository),
  ...commandProblems(text, repository),
  ...treesProblems(text, repository),
];

/** Sample news and pages link to pages of the site. */
const isContent = (path: string): boolean => path.startsWith('apps/api/seed/content/');

if (import.meta.main) {
  const root = process.cwd();
  const committed = committedFiles(root);
  const repository = readDocRepository(root, committed);
  // Templates of the generators name files not yet written, and the test of this check names missing files.
  const files = committed.filter((path) => !/generators\/|docs\.test\.ts$/.test(path));
  const problems = files.flatMap((path) => {
    const text = /\.(?:md|[cm]?[jt]sx?|java|css|ya?ml|sh)$|^\.ci\//.test(path) ? readText(root, path) : '';
    return [
      ...(path.endsWith('.md') && !isContent(path) ? docProblems(path, text, repository) : []),
      ...citationProblems(path, text, repository.files),
    ].map((problem) => `${path}: ${problem}`);
  });
  finish('docs', problems, `links, paths, commands and cited documents of ${files.length} files exist`);
}
