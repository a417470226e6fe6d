import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Pages } from '../parts.ts';
import { openPagesStore } from './pages-store.ts';
import { createRepositoryPages } from './repository-pages.ts';
import { createUiHost } from './ui-host.ts';

interface Options {
  home: string;
  /** Address of the repository of the pages, without a slash at the end. */
  uiUrl: string;
  /** Bytes of the root that came with the launcher. */
  trustedRoot: Uint8Array;
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
}

/** The launcher's pages in the home folder: what is there is served at once, newer ones as they come. */
export async function createPages({ home, uiUrl, trustedRoot, log }: Options): Promise<Pages> {
  const source = createRepositoryPages({
    url: uiUrl,
    trustFolder: join(home, 'trust', 'ui'),
    workFolder: join(home, 'ui-parts'),
    trustedRoot,
  });
  return createUiHost({ store: await openPagesStore(join(home, 'ui')), source, log });
}
