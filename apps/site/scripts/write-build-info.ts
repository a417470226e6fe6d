import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const buildPath = (path: string): string => fileURLToPath(new URL(`../build/${path}`, import.meta.url));

// The same sources have the same id, so that a restart of the server reloads no pages.
const hash = createHash('sha256');
for (const path of ['client/.vite/manifest.json', 'server/index.js']) hash.update(readFileSync(buildPath(path)));
const build = hash.digest('hex').slice(0, 16);

mkdirSync(buildPath('client/builds'), { recursive: true });
writeFileSync(buildPath('client/builds/latest.json'), `${JSON.stringify({ build })}\n`);
