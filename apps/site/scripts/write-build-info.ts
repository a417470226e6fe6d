import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const built = (path: string): string => fileURLToPath(new URL(`../build/${path}`, import.meta.url));

// The same sources give the same id, so that restarting a server reloads nobody's page.
const hash = createHash('sha256');
for (const path of ['client/.vite/manifest.json', 'server/index.js']) hash.update(readFileSync(built(path)));
const build = hash.digest('hex').slice(0, 16);

mkdirSync(built('client/builds'), { recursive: true });
writeFileSync(built('client/builds/latest.json'), `${JSON.stringify({ build })}\n`);
