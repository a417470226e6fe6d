import { development, givenEnvironment } from './node-environment.ts';
import { buildApp } from './app.ts';
import { CLIENT_FOLDER, readBuiltSite } from './built-site.ts';
import { readConfig } from './config.ts';
import { developmentSite } from './development.ts';
import { downloadsReader } from './downloads.ts';
import { keptPages } from './kept/kept-pages.ts';
import { playersPages } from './kept/players-pages.ts';
import { askForPlayers, drawForVisitors, pages, type PagesOptions } from './pages.ts';
import { createSiteServer } from './site-server.ts';
import { staticFiles } from './static-files.ts';

/** Time left to answers under way when the process is told to end, in ms. */
const DRAIN_MS = 10_000;

const config = readConfig(givenEnvironment);
const downloads = downloadsReader(config.downloadsUrl);
let draining = false;

const site = async () => {
  if (development) {
    const { files, load, close } = await developmentSite();
    const nothingBuilt = { buildId: '', catalogScripts: () => [] };
    return {
      files,
      close,
      pages: pages({ config, build: load, ...nothingBuilt, downloads, mode: 'development' }),
    };
  }
  const { load, ...built } = readBuiltSite();
  const build = await load();
  const options: PagesOptions = { config, build, ...built, downloads, mode: 'production' };
  const draw = drawForVisitors(options);
  return {
    files: staticFiles(CLIENT_FOLDER),
    close: () => Promise.resolve(),
    kept: keptPages({ config, draw }),
    players: playersPages({
      config,
      draw,
      ask: askForPlayers(options, build.entry.module),
      drawOwn: build.entry.module.drawOwn,
    }),
    pages: pages(options),
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
