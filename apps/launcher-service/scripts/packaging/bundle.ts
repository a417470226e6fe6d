import { basename, dirname, resolve } from 'node:path';
import { rolldown } from 'rolldown';

const WORKER = /new URL\(\s*(['"])([^'"]+-worker)\.ts\1,\s*import\.meta\.url,?\s*\)/g;
const OTHER_FILE = /new URL\(\s*['"]\.{1,2}\/[^'"]+['"],\s*import\.meta\.url/;

/** A file beside the program, such as `main.mjs`. */
export interface BundledFile {
  name: string;
  code: string;
}

const bundleEntry = async (entry: string, workers: Set<string>): Promise<string> => {
  const bundle = await rolldown({
    input: entry,
    platform: 'node',
    logLevel: 'warn',
    onLog(level, log) {
      throw new Error(`${level} while bundling ${entry}: ${log.message}`);
    },
    plugins: [
      {
        name: 'workers-beside',
        transform: (code, id) => {
          if (id.includes('node_modules') || !id.endsWith('.ts')) return null;
          const moved = code.replace(WORKER, (_, _quote, path: string) => {
            workers.add(resolve(dirname(id), `${path}.ts`));
            return `new URL('./${basename(path)}.mjs', import.meta.url)`;
          });
          const rest = moved.replace(/new URL\('\.\/[\w-]+-worker\.mjs', import\.meta\.url\)/g, '');
          if (OTHER_FILE.test(rest)) throw new Error(`${id} looks for a file beside itself, which is not packed`);
          return moved;
        },
      },
    ],
  });
  const { output } = await bundle.generate({ format: 'esm', codeSplitting: false, sourcemapIgnoreList: false });
  await bundle.close();
  return output[0].code;
};

/** The program in one file, and one more for each worker it starts (`new URL('…-worker.ts', import.meta.url)`). */
export const bundleProgram = async (main: string): Promise<BundledFile[]> => {
  const workers = new Set<string>();
  const files = [{ name: 'main.mjs', code: await bundleEntry(main, workers) }];
  // A worker may start one of its own: the set grows while it is walked.
  for (const worker of workers) {
    const name = `${basename(worker, '.ts')}.mjs`;
    if (files.some((file) => file.name === name)) throw new Error(`Two workers are called ${name}`);
    files.push({ name, code: await bundleEntry(worker, workers) });
  }
  return files;
};
