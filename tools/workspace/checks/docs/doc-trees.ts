import { type DocRepository, foldersOf } from './doc-repository.ts';

/** A line of a folder tree that names folders; lines with more indentation continue the text of the line above. */
const FOLDERS = /^( {0,10})([\w.@{}-][\w.@/{}-]*\/(?:, [\w.@/{}-]+\/)*)(?: {2,}.*)?$/;

function treeProblems(block: string, folders: ReadonlySet<string>): string[] {
  const open: { indent: number; path: string }[] = [];
  return block.split('\n').flatMap((line) => {
    const [, indent, names] = FOLDERS.exec(line) ?? [];
    if (indent === undefined || names === undefined) return [];
    while ((open.at(-1)?.indent ?? -1) >= indent.length) open.pop();
    const above = open.at(-1)?.path ?? '';
    const paths = names.split(', ').map((name) => `${above}${name}`);
    open.push({ indent: indent.length, path: paths[0] ?? '' });
    return paths
      .map((path) => path.replace(/\/$/, ''))
      .filter((path) => !folders.has(path))
      .map((path) => `no such folder in the tree: ${path}`);
  });
}

/** Folders in a document's folder trees that do not exist. */
export const treesProblems = (text: string, { files }: DocRepository): string[] =>
  [...text.matchAll(/```(?:text)?\n([\s\S]*?)```/g)]
    .map(([, block = '']) => block)
    .filter((block) => FOLDERS.test(block.split('\n')[0] ?? ''))
    .flatMap((block) => treeProblems(block, foldersOf(files)));
