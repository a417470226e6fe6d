import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Pages } from '../context.ts';
import { openPagesStore } from './pages-store.ts';
import { createRepositoryPages } from './repository-pages.ts';
import { createUiHost } from './ui-host.ts';

interface Options {
  home: string;
  /** Address of the repository of the pages, without a trailing slash. */
  uiUrl: string;
  /** Bytes of the root that was shipped with the launcher. */
  trustedRoot: Uint8Array;
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
}

/** The pages in the home folder: the stored version is served at once, newer ones after they are downloaded. */
export async function createPages({ home, uiUrl, trustedRoot, log }: Options): Promise<Pages> {
  const source = createRepositoryPages({
    url: uiUrl,
    trustFolder: join(home, 'trust', 'ui'),
    workFolder: join(home, 'ui-parts'),
    trustedRoot,
  });
  return createUiHost({ store: await openPagesStore(join(home, 'ui')), source, log });
}
