import { type DocRepository, EXTENSION, foldersOf } from './doc-repository.ts';

interface Branch {
  indent: number;
  path: string;
}

/** A line that names folders, and what it says of them; anything deeper goes on with the line before. */
const BRANCH = /^( {0,10})([\w.@{}-][\w.@/{}-]*\/(?:, [\w.@/{}-]+\/)*)(?: {2,}(.*))?$/;

const isTree = (block: string): boolean => BRANCH.test(block.split('\n')[0] ?? '');

const namedIn = (words: string): string[] =>
  [...words.matchAll(/(?<![\w./`])[\w@.-]+(?:\/[\w@.-]+)*\/?(?=[\s,;:)]|\.?$|\.\s)/g)]
    .map(([token]) => token.replace(/\.$/, ''))
    .filter((token) => token.endsWith('/') || EXTENSION.test(token));

function treeProblems(block: string, repository: DocRepository): string[] {
  const places = new Set([...repository.files, ...foldersOf(repository.files)]);
  const open: Branch[] = [];
  const problems: string[] = [];
  let at = '';
  const lookFor = (words: string): void => {
    for (const token of namedIn(words)) {
      const end = `/${token.replace(/\/$/, '')}`;
      const found = [...places].some((place) => place.startsWith(at) && `/${place}`.endsWith(end));
      if (!found && !repository.ignored(`${at}${end}`)) problems.push(`no such part of ${at}: ${token}`);
    }
  };
  for (const line of block.split('\n')) {
    const [, indent, named, words = ''] = BRANCH.exec(line) ?? [];
    if (indent === undefined || named === undefined) {
      lookFor(line);
      continue;
    }
    while ((open.at(-1)?.indent ?? -1) >= indent.length) open.pop();
    const above = open.at(-1)?.path ?? '';
    const paths = named.split(', ').map((name) => `${above}${name}`.replace(/\/$/, ''));
    problems.push(...paths.filter((path) => !places.has(path)).map((path) => `no such folder in the tree: ${path}`));
    at = paths[0] ?? '';
    open.push({ indent: indent.length, path: `${at}/` });
    lookFor(words);
  }
  return problems;
}

/** Folders and files that a drawn tree names and the checkout does not have. */
export const treesProblems = (text: string, repository: DocRepository): string[] =>
  [...text.matchAll(/```(?:text)?\n([\s\S]*?)```/g)]
    .map(([, block = '']) => block.trimEnd())
    .filter(isTree)
    .flatMap((block) => treeProblems(block, repository));
