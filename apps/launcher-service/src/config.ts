import { homedir } from 'node:os';
import { isAbsolute, join } from 'node:path';
import { isLocale } from '@hoshikraft/shared';
import type { Locale } from '@hoshikraft/shared';
import { SERVICE_VARIABLES } from './service-variables.ts';

/** Configuration of one installation, read once at start. */
export interface Config {
  production: boolean;
  /** First port to try; 0 means any. */
  port: number;
  /** Data folder of the service. */
  home: string;
  /** Origins without a trailing slash. */
  apiUrl: string;
  siteUrl: string;
  /** Repositories of signed builds, without a trailing slash. */
  clientsUrl: string;
  uiUrl: string;
  /** File with the root of trust that was shipped with the launcher. */
  trustedRoot: string | null;
  /** Other origins whose pages may use the service. */
  uiOrigins: readonly string[];
  /** Hosts of communities whose https addresses may be opened in the browser, besides the well-known ones. */
  linkHosts: readonly string[];
  /** A token that survives restarts; never in production. */
  fixedToken: string | null;
  /** Initial language of the pages; null: the browser's. */
  locale: Locale | null;
  logLevel: string;
}

type Variables = Record<string, string | undefined>;
type Name = keyof typeof SERVICE_VARIABLES;

/** Whether the connection is safe from changes on the network: HTTPS, or loopback. */
const isSafe = ({ protocol, hostname }: URL): boolean =>
  protocol === 'https:' || /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(hostname);

function standardHome(env: Variables, platform: NodeJS.Platform): string {
  const user = homedir();
  if (platform === 'win32') return join(env['LOCALAPPDATA'] ?? join(user, 'AppData', 'Local'), 'Hoshikraft');
  if (platform === 'darwin') return join(user, 'Library', 'Application Support', 'Hoshikraft');
  return join(env['XDG_DATA_HOME'] ?? join(user, '.local', 'share'), 'hoshikraft');
}

/** @throws Error that names every invalid variable */
export function readConfig(env: Variables, platform: NodeJS.Platform = process.platform): Config {
  const faults: string[] = [];
  const text = <N extends Name>(name: N): string | (typeof SERVICE_VARIABLES)[N]['default'] =>
    env[name]?.trim() || SERVICE_VARIABLES[name].default;
  const production = env['NODE_ENV'] === 'production';
  const address = (name: 'API_URL' | 'SITE_URL' | 'CLIENTS_URL' | 'UI_URL'): string => {
    const value = text(name).replace(/\/+$/, '');
    const url = URL.parse(value);
    if (url === null || !['http:', 'https:'].includes(url.protocol)) faults.push(`${name} has to be a web address`);
    else if (production && !isSafe(url)) faults.push(`${name} has to be https in production`);
    return value;
  };
  const port = Number(text('LAUNCHER_PORT'));
  if (!Number.isInteger(port) || port < 0 || port > 65_535) faults.push('LAUNCHER_PORT has to be a port');
  const home = text('LAUNCHER_HOME') ?? standardHome(env, platform);
  if (!isAbsolute(home)) faults.push('LAUNCHER_HOME has to be an absolute path');
  const list = (name: 'UI_ORIGINS' | 'LINK_HOSTS'): string[] =>
    (text(name) ?? '').split(',').flatMap((part) => part.trim() || []);
  const uiOrigins = list('UI_ORIGINS');
  for (const origin of uiOrigins) {
    if (URL.parse(origin)?.origin !== origin) faults.push(`UI_ORIGINS: ${origin} is no origin`);
  }
  const linkHosts = list('LINK_HOSTS');
  for (const host of linkHosts) {
    if (URL.parse(`https://${host}`)?.host !== host) faults.push(`LINK_HOSTS: ${host} is no host`);
  }
  const fixedToken = text('LAUNCHER_TOKEN');
  if (fixedToken !== null && production) faults.push('LAUNCHER_TOKEN is for development');
  if (fixedToken !== null && !/^[\w-]{16,200}$/.test(fixedToken)) {
    faults.push('LAUNCHER_TOKEN has to be 16 to 200 letters, digits, - or _');
  }
  const locale = text('LAUNCHER_LOCALE');
  const config: Config = {
    production,
    port,
    home,
    apiUrl: address('API_URL'),
    siteUrl: address('SITE_URL'),
    clientsUrl: address('CLIENTS_URL'),
    uiUrl: address('UI_URL'),
    trustedRoot: text('TRUSTED_ROOT'),
    uiOrigins,
    linkHosts,
    fixedToken,
    locale: isLocale(locale) ? locale : null,
    logLevel: text('LOG_LEVEL'),
  };
  if (faults.length > 0) throw new Error(`configuration: ${faults.join('; ')}`);
  return config;
}
