import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const folder = fileURLToPath(new URL('../build/client', import.meta.url));

/** What is text; pictures and fonts are packed already. */
const TEXT = /\.(?:js|css|svg|json|txt|xml|webmanifest)$/;
/** Below this, in bytes, headers weigh more than what is saved. */
const WORTH_IT = 256;

const pack = { br: promisify(brotliCompress), gz: promisify(gzip) };

/** Lays `.br` and `.gz` beside every text of the build, as small as they get: it is done once, and asked for for ever. */
const compress = async (path: string): Promise<void> => {
  const bytes = readFileSync(path);
  if (bytes.length < WORTH_IT) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  writeFileSync(`${path}.br`, await pack.br(bytes, { params }));
  writeFileSync(`${path}.gz`, await pack.gz(bytes, { level: 9 }));
};

const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  // The build's own notes are nobody's to fetch, and which build is the newest is always asked anew.
  .filter((name) => TEXT.test(name) && !/^(?:\.vite|builds)\//.test(name))
  .map((name) => join(folder, name));
await Promise.all(files.map(compress));
