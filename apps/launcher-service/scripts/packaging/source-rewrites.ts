import { createRequire } from 'node:module';
import { basename, dirname, resolve } from 'node:path';

const WORKER = /new URL\(\s*(['"])([^'"]+-(?:worker|thread))\.ts\1,\s*import\.meta\.url,?\s*\)/g;
const REQUIRED_JSON = /createRequire\(import\.meta\.url\)\(\s*(['"])([^'"]+\.json)\1,?\s*\)/g;
const MOVED_WORKER = /new URL\('\.\/[\w-]+-(?:worker|thread)\.mjs', import\.meta\.url\)/g;
const OTHER_FILE = /new URL\(\s*['"`]\.{1,2}\/|createRequire\(\s*import\.meta\.url/;

export interface Rewritten {
  code: string;
  /** Sources of the workers that it starts. */
  workers: string[];
}

/**
 * Prepares a source for a bundle: workers are beside the program, and required JSON is embedded.
 *
 * @throws Error for a source that references any other file beside itself, which would be missing
 */
export const rewriteSource = (code: string, path: string): Rewritten => {
  const workers: string[] = [];
  const imports: string[] = [];
  const rewritten = code
    .replace(WORKER, (_, _quote, worker: string) => {
      workers.push(resolve(dirname(path), `${worker}.ts`));
      return `new URL('./${basename(worker)}.mjs', import.meta.url)`;
    })
    .replace(REQUIRED_JSON, (_, _quote, json: string) => {
      const name = `requiredJson${imports.length}`;
      imports.push(`import ${name} from ${JSON.stringify(createRequire(path).resolve(json))};`);
      return name;
    });
  if (OTHER_FILE.test(rewritten.replace(MOVED_WORKER, ''))) {
    throw new Error(`${path} looks for a file beside itself, which is not packed`);
  }
  return { code: [...imports, rewritten].join('\n'), workers };
};
