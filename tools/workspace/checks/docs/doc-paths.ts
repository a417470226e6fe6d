import { globSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { codeOf, type DocRepository, EXTENSION, foldersOf } from './doc-repository.ts';

const PLACEHOLDER = /[<>{}…]|\.\.\./;

const isPath = (token: string, roots: ReadonlySet<string>): boolean => {
  if (token.startsWith('/') || token.includes('://') || token.startsWith('@')) return false;
  const first = token.replace(/^\.\//, '').split('/')[0] ?? '';
  return token.includes('/')
    ? roots.has(first) || token.startsWith('./') || token.startsWith('../')
    : EXTENSION.test(token);
};

/** Links and paths in a document that do not exist. Links are relative to it, paths in code may be relative to the root. */
export const pathProblems = (document: string, text: string, repository: DocRepository): string[] => {
  const known = foldersOf(repository.files);
  const roots = new Set([...repository.files].map((file) => file.split('/')[0] ?? ''));
  const names = new Set([...repository.files].map((file) => file.split('/').at(-1) ?? ''));
  const here = dirname(document);
  const exists = (path: string): boolean => {
    const clean = normalize(path).replace(/\/$/, '');
    if (clean === '.' || repository.files.has(clean) || known.has(clean) || repository.ignored(clean)) return true;
    return clean.includes('*') && globSync(clean).length > 0;
  };
  const links = [...text.matchAll(/\]\(([^)\s]+)\)|(?:src|href)="([^"]+)"/g)]
    .map((match) => (match[1] ?? match[2] ?? '').split('#')[0] ?? '')
    .filter((target) => target !== '' && !/^[a-z]+:/.test(target) && !target.startsWith('/'))
    .filter((target) => !exists(join(here, target)))
    .map((target) => `broken link: ${target}`);
  const paths = codeOf(text)
    .flatMap((code) => code.split(/[\s,;()'"=]+/))
    .map((token) => token.replace(/[.:]+$/, '').replace(/[:#][\w-]+$/, ''))
    .filter((token) => !PLACEHOLDER.test(token) && isPath(token, roots))
    .filter((token) => !exists(token) && !exists(join(here, token)) && !(names.has(token) && !token.includes('/')))
    .map((token) => `no such path: ${token}`);
  return [...links, ...paths];
};
