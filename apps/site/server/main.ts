import { development, givenEnvironment } from './node-environment.ts';
import { buildApp } from './app.ts';
import { CLIENT_FOLDER, readBuiltSite } from './built-site.ts';
import { readConfig } from './config.ts';
import { developmentSite } from './development.ts';
import { downloadsReader } from './downloads.ts';
import { cachedPublicPages, otherPublicPages } from './page-cache/public-pages.ts';
import { ownPages, type PagesOptions, renderPublicPage } from './pages.ts';
import { createSiteServer } from './site-server.ts';
import { staticFiles } from './static-files.ts';

/** Time left to answers under way when the process is told to end, in ms. */
const DRAIN_MS = 10_000;

const config = readConfig(givenEnvironment);
const downloads = downloadsReader(config.downloadsUrl);
let draining = false;

const pagesOf = (options: PagesOptions) => ({
  publicPages: otherPublicPages({ config, render: renderPublicPage(options) }),
  ownPages: ownPages(options),
});

const site = async () => {
  if (development) {
    const { files, load, close } = await developmentSite();
    const nothingBuilt = { buildId: '', catalogScripts: () => [] };
    return { files, close, ...pagesOf({ config, build: load, ...nothingBuilt, downloads, mode: 'development' }) };
  }
  const { load, ...built } = readBuiltSite();
  const options: PagesOptions = { config, build: await load(), ...built, downloads, mode: 'production' };
  return {
    files: staticFiles(CLIENT_FOLDER),
    close: () => Promise.resolve(),
    cachedPages: cachedPublicPages({ config, render: renderPublicPage(options) }),
    ...pagesOf(options),
  };
};

const parts = await site();
const server = createSiteServer(buildApp({ config, development, ...parts, draining: () => draining }));
server.listen(config.port, config.host, () => console.log(`site: ${config.siteOrigin}`));

const stop = (): void => {
  if (draining) return;
  draining = true;
  setTimeout(() => server.closeAllConnections(), DRAIN_MS).unref();
  server.close(() => void parts.close().then(() => process.exit(0)));
  server.closeIdleConnections();
};
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
