import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { PublishFolders } from './publish-launcher.ts';

const TOKEN_BYTES = 24;

/** Settings of the launcher's service, and the address of its page. The token is valid while `npm start` runs. */
export function launcherSettings(
  folder: string,
  port: number,
  urls: { site: string; api: string; sandbox: string },
  { trustedRoot }: PublishFolders,
) {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const origin = `http://127.0.0.1:${port}`;
  return {
    origin,
    page: `${origin}/#token=${token}`,
    env: {
      NODE_ENV: 'development',
      LAUNCHER_PORT: String(port),
      LAUNCHER_HOME: join(folder, 'launcher'),
      LAUNCHER_TOKEN: token,
      API_URL: urls.api,
      SITE_URL: urls.site,
      CLIENTS_URL: `${urls.sandbox}/cdn/clients`,
      UI_URL: `${urls.sandbox}/cdn/launcher-ui`,
      TRUSTED_ROOT: trustedRoot,
    },
  };
}
