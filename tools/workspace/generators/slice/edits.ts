import type { Tree } from '@nx/devkit';

/** Text of a file of the workspace. Throws if the file is missing. */
export const read = (tree: Tree, path: string): string => {
  const text = tree.read(path, 'utf8');
  if (text === null) throw new Error(`${path} is missing`);
  return text;
};

/** Replaces the first match in a file. Throws if nothing matches. */
const change = (tree: Tree, path: string, find: string | RegExp, by: (found: string) => string): void => {
  const text = read(tree, path);
  const changed = text.replace(find, by);
  if (changed === text) throw new Error(`${path} has changed: the generator cannot find ${find}`);
  tree.write(path, changed);
};

/** Inserts a line before the first match. */
export const insertBefore = (tree: Tree, path: string, find: string | RegExp, line: string): void =>
  change(tree, path, find, (found) => line + found);

/** Adds an import to a file unless the file has it already. */
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

/** Appends to a file, or creates it. */
export const append = (tree: Tree, path: string, text: string): void =>
  tree.write(path, tree.exists(path) ? `${read(tree, path)}\n${text}` : text);
