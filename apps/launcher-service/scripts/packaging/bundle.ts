import { basename } from 'node:path';
import { rolldown } from 'rolldown';
import { rewriteSource } from './source-rewrites.ts';

/** A bundled file, such as `main.mjs`. */
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
        name: 'one-file',
        transform: (code, id) => {
          if (id.includes('node_modules') || !id.endsWith('.ts')) return null;
          const rewritten = rewriteSource(code, id);
          for (const worker of rewritten.workers) workers.add(worker);
          return rewritten.code;
        },
      },
    ],
  });
  const { output } = await bundle.generate({ format: 'esm', codeSplitting: false, sourcemapIgnoreList: false });
  await bundle.close();
  return output[0].code;
};

/** Bundles the program, and each worker that it starts (`new URL('…-worker.ts', import.meta.url)`). */
export const bundleProgram = async (main: string): Promise<BundledFile[]> => {
  const workers = new Set<string>();
  const files = [{ name: 'main.mjs', code: await bundleEntry(main, workers) }];
  // A worker may start another one: the set grows during the loop.
  for (const worker of workers) {
    const name = `${basename(worker, '.ts')}.mjs`;
    if (files.some((file) => file.name === name)) throw new Error(`Two workers are called ${name}`);
    files.push({ name, code: await bundleEntry(worker, workers) });
  }
  return files;
};
