import diagnostics from 'node:diagnostics_channel';
import { type Agent, type Dispatcher, EnvHttpProxyAgent } from 'undici';

type Variables = Record<string, string | undefined>;

/** Hosts to which connections failed, by their errors: with a proxy it is the proxy's. */
const failedHosts = new WeakMap<object, string>();

diagnostics.subscribe('undici:client:connectError', (message) => {
  const { connectParams, error } = message as { connectParams: { host: string }; error: object };
  // A tunnel reports the error of its proxy again, as one of its target.
  if (!failedHosts.has(error)) failedHosts.set(error, connectParams.host);
});

/** Address of a proxy, also without `http://`, as other programs accept it; empty if it is none. */
function addressOf(text: string | undefined): string {
  const value = text?.trim() ?? '';
  const url = value === 'none' ? null : URL.parse(value.includes('://') ? value : `http://${value}`);
  return url !== null && /^https?:$/.test(url.protocol) ? url.href : '';
}

/** Whether a value can be the player's setting: empty for the variables of the system, `none`, or an address. */
export const isProxySetting = (value: string): boolean => ['', 'none'].includes(value) || addressOf(value) !== '';

/** The player's setting. Each thread has its own. */
let setting = '';

export const setProxy = (value: string): void => void (setting = value);

function proxies(): { httpProxy: string; httpsProxy: string } {
  const env: Variables = process.env;
  if (setting !== '') return { httpProxy: addressOf(setting), httpsProxy: addressOf(setting) };
  const httpProxy = addressOf(env['http_proxy'] ?? env['HTTP_PROXY']);
  return { httpProxy, httpsProxy: addressOf(env['https_proxy'] ?? env['HTTPS_PROXY']) || httpProxy };
}

interface Options extends Pick<Agent.Options, 'connections' | 'headersTimeout' | 'bodyTimeout'> {
  /** Of a connection, milliseconds. */
  timeout: number;
}

/** Connections to our servers, through the proxy of the setting or of HTTP_PROXY and HTTPS_PROXY, unless NO_PROXY. */
export interface Connections {
  /** After a change of the setting another one; requests of the previous one finish. */
  dispatcher(): Dispatcher;
  close(): Promise<void>;
}

export function openConnections({ timeout, ...options }: Options): Connections {
  const connect = { timeout };
  const open = () =>
    new EnvHttpProxyAgent({
      ...options,
      ...proxies(),
      allowH2: false,
      connect,
      proxyTls: connect,
      requestTls: connect,
    });
  let current = { agent: open(), setting };
  return {
    dispatcher() {
      if (current.setting !== setting) {
        current.agent.close().catch(() => undefined);
        current = { agent: open(), setting };
      }
      return current.agent;
    },
    close: () => current.agent.destroy(),
  };
}

const isRefused = (error: object): boolean =>
  'message' in error && /^Proxy (response|Authentication)/.test(String(error.message));

/** The proxy because of which a request failed, without its password; null if the failure has another cause. */
export function proxyAtFault(error: unknown, address: string): string | null {
  if (typeof error !== 'object' || error === null) return null;
  const { protocol, host } = new URL(address);
  const failed = failedHosts.get(error);
  if (!isRefused(error) && (failed === undefined || failed === host)) return null;
  const { httpProxy, httpsProxy } = proxies();
  return URL.parse(protocol === 'https:' ? httpsProxy : httpProxy)?.origin ?? null;
}
