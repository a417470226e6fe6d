import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const dist = fileURLToPath(new URL('../dist/', import.meta.url));

// The page names its scripts and styles, and those have hashes in their names: the same sources give the same id.
const build = createHash('sha256')
  .update(readFileSync(`${dist}index.html`))
  .digest('hex')
  .slice(0, 16);

mkdirSync(`${dist}builds`, { recursive: true });
writeFileSync(`${dist}builds/latest.json`, `${JSON.stringify({ build })}\n`);
