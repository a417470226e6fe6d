import type { Tree } from '@nx/devkit';

/** Text of a file of the workspace. Throws where there is none. */
export const read = (tree: Tree, path: string): string => {
  const text = tree.read(path, 'utf8');
  if (text === null) throw new Error(`${path} is missing`);
  return text;
};

/** Changes a file by hand's reckoning: what it is looked for in must be there. */
const change = (tree: Tree, path: string, find: string | RegExp, by: (found: string) => string): void => {
  const text = read(tree, path);
  const changed = text.replace(find, by);
  if (changed === text) throw new Error(`${path} is not as the generator knows it: ${find} is missing`);
  tree.write(path, changed);
};

/** Puts a line before the first that matches. */
export const insertBefore = (tree: Tree, path: string, find: string | RegExp, line: string): void =>
  change(tree, path, find, (found) => line + found);

/** Adds what a file imports, unless it does so already. */
export const addImport = (tree: Tree, path: string, line: string): void => {
  if (read(tree, path).includes(line)) return;
  const [, type = '', names = '', from = ''] = /^import (type )?\{ (.+) \} from '(.+)';\n$/.exec(line) ?? [];
  const before = new RegExp(`^import (type )?\\{ ([^}]+) \\} from '${from.replace(/[.*/]/g, '\\$&')}';\n`, 'm');
  const [, , known = ''] = before.exec(read(tree, path)) ?? [];
  if (known === '') return change(tree, path, /^/, () => line);
  if (names.split(', ').every((one) => known.split(', ').includes(one))) return;
  const all = [...new Set([...known.split(', '), ...names.split(', ')])].join(', ');
  change(tree, path, before, () => `import ${type}{ ${all} } from '${from}';\n`);
};

/** Appends to a file, or begins it. */
export const append = (tree: Tree, path: string, text: string): void =>
  tree.write(path, tree.exists(path) ? `${read(tree, path)}\n${text}` : text);
