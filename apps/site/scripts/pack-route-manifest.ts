import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { packedManifest, type RouteManifest } from './packed-manifest.ts';

const folder = fileURLToPath(new URL('../build/client/assets', import.meta.url));
const STATEMENT = /^window\.__reactRouterManifest=(\{.*\});$/s;

const name = readdirSync(folder).find((file) => /^manifest-\w+\.js$/.test(file));
if (name === undefined) throw new Error('The build has no manifest of routes');
const manifest = STATEMENT.exec(readFileSync(join(folder, name), 'utf8'))?.[1];
if (manifest === undefined) throw new Error('The router writes its manifest in another way than before');
writeFileSync(join(folder, name), packedManifest(JSON.parse(manifest) as RouteManifest));
