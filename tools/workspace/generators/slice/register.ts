import type { Tree } from '@nx/devkit';
import { pascalCase } from '../names.ts';

const KINDS: Record<string, string> = {
  '': 'none',
  ',accessId+accessToken': 'optional',
  'accessId+accessToken': 'session',
  gameKey: 'gameKey',
  webhookSignature: 'webhookSignature',
};

/** Notes who may call an operation where the API keeps it for its types, and answers which kind that is. */
export const registerSecurity = (
  tree: Tree,
  path: string,
  id: string,
  security: readonly Record<string, string[]>[],
): string => {
  const key = security
    .map((one) => Object.keys(one).sort().join('+'))
    .sort()
    .join(',');
  const kind = KINDS[key];
  if (kind === undefined) throw new Error(`${id} asks for credentials that the API does not know: ${key}`);
  const text = tree.read(path, 'utf8') ?? '';
  if (new RegExp(`^ {2}${id}: `, 'm').test(text)) return kind;
  const end = '\n} as const satisfies Record<OperationId, SecurityKind>';
  if (!text.includes(end)) throw new Error(`${path} has no list of operations`);
  tree.write(path, text.replace(end, `\n  ${id}: '${kind}',${end}`));
  return kind;
};

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
