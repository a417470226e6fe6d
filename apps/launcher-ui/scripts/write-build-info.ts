import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const app = fileURLToPath(new URL('..', import.meta.url));
const dist = join(app, 'dist');
const PLACE = '%LAUNCHER_BUILD%';

const page = readFileSync(join(dist, 'index.html'), 'utf8');
if (!page.includes(PLACE)) throw new Error('index.html has no place for the version of the build.');

// The same sources give the same version, so that publishing them again does not reload open pages.
const hash = createHash('sha256').update(page);
const files = readdirSync(dist, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name !== 'index.html')
  .map((entry) => join(entry.parentPath, entry.name))
  .filter((path) => !path.startsWith(join(dist, 'builds')))
  .sort();
for (const path of files) hash.update(path.slice(dist.length)).update(readFileSync(path));

const { version } = JSON.parse(readFileSync(join(app, 'package.json'), 'utf8')) as { version: string };
const build = `${version}+${hash.digest('hex').slice(0, 12)}`;
writeFileSync(join(dist, 'index.html'), page.replace(PLACE, build));
mkdirSync(join(dist, 'builds'), { recursive: true });
writeFileSync(
  join(dist, 'builds', 'latest.json'),
  `${JSON.stringify({ version: build, builtAt: new Date().toISOString() })}\n`,
);
