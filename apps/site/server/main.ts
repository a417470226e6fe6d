import { development, originalEnvironment } from './node-environment.ts';
import { buildApp } from './app.ts';
import { CLIENT_FOLDER, readBuiltSite } from './built-site.ts';
import { readConfig } from './config.ts';
import { developmentSite } from './development.ts';
import { downloadsReader } from './downloads.ts';
import { cachedPublicPages, uncachedPublicPages } from './page-cache/public-pages.ts';
import { accountPages, type PagesOptions, renderPublicPage } from './pages.ts';
import { createSiteServer } from './site-server.ts';
import { staticFiles } from './static-files.ts';

/** Time for pending responses after a stop signal, in ms. */
const DRAIN_MS = 10_000;

const config = readConfig(originalEnvironment);
const downloads = downloadsReader(config.downloadsUrl);
let draining = false;

const createPages = (options: PagesOptions) => ({
  publicPages: uncachedPublicPages({ config, render: renderPublicPage(options) }),
  accountPages: accountPages(options),
});

const createSite = async () => {
  if (development) {
    const { files, load, close } = await developmentSite();
    const noBuild = { buildId: '', catalogScripts: () => [] };
    return { files, close, ...createPages({ config, build: load, ...noBuild, downloads, mode: 'development' }) };
  }
  const { load, ...built } = readBuiltSite();
  const options: PagesOptions = { config, build: await load(), ...built, downloads, mode: 'production' };
  return {
    files: staticFiles(CLIENT_FOLDER),
    close: () => Promise.resolve(),
    cachedPages: cachedPublicPages({ config, render: renderPublicPage(options) }),
    ...createPages(options),
  };
};

const context = await createSite();
const server = createSiteServer(buildApp({ config, development, ...context, draining: () => draining }));
server.listen(config.port, config.host, () => console.log(`site: ${config.siteOrigin}`));

const stop = (): void => {
  if (draining) return;
  draining = true;
  setTimeout(() => server.closeAllConnections(), DRAIN_MS).unref();
  server.close(() => void context.close().then(() => process.exit(0)));
  server.closeIdleConnections();
};
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
