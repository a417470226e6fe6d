import { globSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { committedFiles, finish, readJson, readText } from './repository.ts';

export type Repository = {
  files: ReadonlySet<string>;
  /** Scripts by package name; those of the root under ''. */
  scripts: ReadonlyMap<string, ReadonlySet<string>>;
  /** Paths that exist only after a build or a run: not committed, so not checked. */
  ignored: (path: string) => boolean;
};

const PLACEHOLDER = /[<>{}…]|\.\.\./;
const EXTENSION = /\w\.(?:ts|tsx|mts|mjs|cjs|js|json|md|ya?ml|sql|po|css|png|svg|sh|txt)$/;
const BUILT_IN = new Set(['ci', 'install', 'init', 'exec', 'ls', 'view']);

const folders = (files: ReadonlySet<string>): Set<string> => {
  const found = new Set<string>();
  for (const file of files) for (let up = dirname(file); up !== '.'; up = dirname(up)) found.add(up);
  return found;
};

const commandProblems = (text: string, scripts: Repository['scripts']): string[] =>
  [...text.matchAll(/\bnpm (run )?([a-z][\w:-]*)([^\n&|;]*)/g)].flatMap(([, run = '', name = '', rest = '']) => {
    const workspace = /(?:-w|--workspace)[ =](\S+)/.exec(rest)?.[1] ?? '';
    if (scripts.get(workspace)?.has(name) || (run === '' && BUILT_IN.has(name))) return [];
    return [`no such command: npm ${run}${name}${workspace === '' ? '' : ` in ${workspace}`}`];
  });

const isPath = (token: string, roots: ReadonlySet<string>): boolean => {
  if (token.startsWith('/') || token.includes('://') || token.startsWith('@')) return false;
  const first = token.replace(/^\.\//, '').split('/')[0] ?? '';
  return token.includes('/')
    ? roots.has(first) || token.startsWith('./') || token.startsWith('../')
    : EXTENSION.test(token);
};

/** Paths and npm commands named in a document that lead nowhere. Links are relative to it, code is also to the root. */
export const docProblems = (document: string, text: string, repository: Repository): string[] => {
  const known = folders(repository.files);
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

  const inline = [...text.replace(/```[\s\S]*?```/g, '').matchAll(/`([^`\n]+)`/g)].map((match) => match[1] ?? '');
  const fenced = [...text.matchAll(/```(?:bash|sh|shell|console)\n([\s\S]*?)```/g)].map((match) => match[1] ?? '');
  const paths = [...inline, ...fenced]
    .flatMap((code) => code.split(/[\s,;()'"=]+/))
    .map((token) => token.replace(/[.:]+$/, '').replace(/:[\w-]+$/, ''))
    .filter((token) => !PLACEHOLDER.test(token) && isPath(token, roots))
    .filter((token) => !exists(token) && !exists(join(here, token)) && !(names.has(token) && !token.includes('/')))
    .map((token) => `no such path: ${token}`);

  return [...links, ...paths, ...[...inline, ...fenced].flatMap((code) => commandProblems(code, repository.scripts))];
};

if (import.meta.main) {
  const root = process.cwd();
  const files = committedFiles(root);
  const scripts = new Map(
    files
      .filter((path) => path === 'package.json' || path.endsWith('/package.json'))
      .map((path) => [path, readJson<{ name?: string; scripts?: Record<string, string> }>(root, path)] as const)
      .map(([path, manifest]) => [
        path === 'package.json' ? '' : (manifest.name ?? path),
        new Set(Object.keys(manifest.scripts ?? {})),
      ]),
  );
  const ignored = (path: string) => /(^|\/)(\.dev|\.nx|builds?|dist|node_modules|test-results)(\/|$)/.test(path);
  const repository = { files: new Set(files), scripts, ignored };
  const documents = files.filter((path) => path.endsWith('.md') && !path.includes('generators/'));
  const problems = documents.flatMap((path) =>
    docProblems(path, readText(root, path), repository).map((problem) => `${path}: ${problem}`),
  );
  finish('docs', problems, `every path and command in ${documents.length} documents resolves`);
}
