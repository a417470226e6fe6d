import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const folder = fileURLToPath(new URL('../build/client', import.meta.url));

/** Text files; images and fonts are compressed already. */
const TEXT = /\.(?:js|css|svg|json|txt|xml|webmanifest)$/;
/** Below this size, in bytes, compression saves less than the headers cost. */
const MIN_BYTES = 256;

const compressors = { br: promisify(brotliCompress), gz: promisify(gzip) };

/** Writes `.br` and `.gz` files beside a text file, with the best compression: once a build. */
const compress = async (path: string): Promise<void> => {
  const bytes = readFileSync(path);
  if (bytes.length < MIN_BYTES) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  writeFileSync(`${path}.br`, await compressors.br(bytes, { params }));
  writeFileSync(`${path}.gz`, await compressors.gz(bytes, { level: 9 }));
};

const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  // The Vite manifest is not served, and the file of the newest build is not cached.
  .filter((name) => TEXT.test(name) && !/^(?:\.vite|builds)\//.test(name))
  .map((name) => join(folder, name));
await Promise.all(files.map(compress));
