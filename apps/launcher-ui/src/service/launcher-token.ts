const KEY = 'hoshikraft:launcher-access';

/** What the launcher hands to its page: the key of this start, and where its service listens. */
export interface LauncherAccess {
  token: string;
  /** Address of the local service, without a slash at the end. */
  serviceUrl: string;
}

type PageWindow = Pick<Window, 'location' | 'history' | 'sessionStorage'>;

/** The service's own port, where a page that it does not serve itself is told no other. */
const DEFAULT_PORT = 4203;

const TOKEN = /^[\w.~-]{1,200}$/;

const isLoopback = (hostname: string): boolean => hostname === '127.0.0.1' || hostname === 'localhost';

const serviceUrlOf = (location: Location, port: string | null): string => {
  if (port !== null && /^\d{1,5}$/.test(port)) return `http://127.0.0.1:${port}`;
  return isLoopback(location.hostname) ? location.origin : `http://127.0.0.1:${DEFAULT_PORT}`;
};

const remembered = ({ sessionStorage, location }: PageWindow): LauncherAccess | null => {
  const [token, port] = (sessionStorage.getItem(KEY) ?? '').split(' ');
  return token ? { token, serviceUrl: serviceUrlOf(location, port ?? null) } : null;
};

/**
 * Takes the key out of the address (`#token=…`, with `&port=…` where another origin serves the page) and removes it
 * there at once, so that neither history nor a copied address holds it. Kept for this tab only, to outlive a reload.
 *
 * @returns null where the page was not opened by the launcher
 */
export const takeLauncherAccess = (window: PageWindow): LauncherAccess | null => {
  const { location, history, sessionStorage } = window;
  const fragment = new URLSearchParams(location.hash.slice(1));
  const token = fragment.get('token');
  if (token === null) return remembered(window);
  history.replaceState(history.state, '', location.pathname + location.search);
  if (!TOKEN.test(token)) return remembered(window);
  const port = fragment.get('port');
  sessionStorage.setItem(KEY, port === null ? token : `${token} ${port}`);
  return { token, serviceUrl: serviceUrlOf(location, port) };
};
