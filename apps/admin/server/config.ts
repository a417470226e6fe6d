import { ADMIN_VARIABLES } from './admin-variables.ts';

/** Settings of the server of the operators' app, read from the environment. */
export interface AdminConfig {
  host: string;
  port: number;
  /** Public origin: decides Secure on the cookie and which Origin may write. */
  origin: string;
  /** Address of the API without `/api`. */
  apiUrl: string;
  /** Number of proxies in front that are trusted for X-Forwarded-For. */
  proxyHops: number;
}

type Environment = Readonly<Record<string, string | undefined>>;
type Name = keyof typeof ADMIN_VARIABLES;

const read = <N extends Name>(env: Environment, name: N): string | (typeof ADMIN_VARIABLES)[N]['default'] =>
  env[name] ?? ADMIN_VARIABLES[name].default;

const origin = (value: string, name: Name): string => {
  const url = URL.parse(value);
  if (url === null || !/^https?:$/.test(url.protocol)) throw new Error(`${name} is not an http(s) address: ${value}`);
  if (url.href !== `${url.origin}/`) throw new Error(`${name} must not have a path, query or user name: ${value}`);
  return url.origin;
};

const wholeNumber = (value: string, name: Name): number => {
  const number = Number(value);
  if (!Number.isInteger(number) || number < 0 || number > 65_535) throw new Error(`${name} is not a number: ${value}`);
  return number;
};

/** Reads and checks the environment. Throws with the name of the variable that is wrong. */
export const readConfig = (env: Environment): AdminConfig => {
  const port = wholeNumber(read(env, 'ADMIN_PORT'), 'ADMIN_PORT');
  const adminUrl = read(env, 'ADMIN_URL');
  if (read(env, 'NODE_ENV') === 'production' && !adminUrl?.startsWith('https:'))
    throw new Error('ADMIN_URL must be set in production, with https');
  return {
    host: read(env, 'ADMIN_HOST'),
    port,
    origin: origin(adminUrl ?? `http://127.0.0.1:${port}`, 'ADMIN_URL'),
    apiUrl: origin(read(env, 'API_URL'), 'API_URL'),
    proxyHops: wholeNumber(read(env, 'TRUST_PROXY_HOPS'), 'TRUST_PROXY_HOPS'),
  };
};
