/** `npm run build`: bundles the service as for a package, one file per thread; proves that bundling works. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleProgram } from './packaging/bundle.ts';

const folder = fileURLToPath(new URL('../build', import.meta.url));
const files = await bundleProgram(fileURLToPath(new URL('../src/main.ts', import.meta.url)));
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const { name, code } of files) writeFileSync(join(folder, name), code);
console.log(`${files.map(({ name }) => name).join(', ')} in ${folder}`);
