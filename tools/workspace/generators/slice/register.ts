import type { Tree } from '@nx/devkit';
import { pascalCase } from '../names.ts';

const listName = (domain: string): string => {
  const name = pascalCase(domain);
  return `${name.charAt(0).toLowerCase()}${name.slice(1)}Operations`;
};

/** Puts an operation into the list of its domain, and a new domain into the list of the API. */
export const registerOperation = (
  tree: Tree,
  api: string,
  domain: string,
  { id, file }: { id: string; file: string },
): void => {
  const path = `${api}/${domain}/operations.ts`;
  const line = `import { ${id} } from './${file}.ts';\n`;
  const present = tree.read(path, 'utf8');
  if (present !== null) {
    if (!/Operations = \[/.test(present)) throw new Error(`${path} has no list of operations`);
    tree.write(path, line + present.replace(/(Operations = \[)/, `$1${id}, `));
    return;
  }
  const name = listName(domain);
  tree.write(path, `${line}\nexport const ${name} = [${id}] as const;\n`);
  const all = `${api}/operations.ts`;
  const text = tree.read(all, 'utf8') ?? '';
  if (!text.includes('export const operations = [')) throw new Error(`${all} has no list of operations`);
  const listed = text.replace('export const operations = [', `export const operations = [\n  ...${name},`);
  tree.write(all, `import { ${name} } from './${domain}/operations.ts';\n${listed}`);
};
