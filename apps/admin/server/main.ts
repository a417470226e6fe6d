import { fileURLToPath } from 'node:url';
import { createAdminServer } from './admin-server.ts';
import { readConfig } from './config.ts';

/** Time for pending responses after a stop signal, in ms. */
const DRAIN_MS = 10_000;

const config = readConfig(process.env);
let draining = false;
const folder = fileURLToPath(new URL('../dist', import.meta.url));
const server = createAdminServer({ config, folder, draining: () => draining });
server.listen(config.port, config.host, () => console.log(`admin: ${config.origin}`));

const stop = (): void => {
  if (draining) return;
  draining = true;
  setTimeout(() => server.closeAllConnections(), DRAIN_MS).unref();
  server.close(() => process.exit(0));
  server.closeIdleConnections();
};
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
