const KEY = 'hoshikraft:launcher-access';

/** What the launcher passes to its page: the token of this start, and the address of its service. */
export interface LauncherAccess {
  token: string;
  /** Address of the local service, without a trailing slash. */
  serviceUrl: string;
}

type PageWindow = Pick<Window, 'location' | 'history' | 'sessionStorage'>;

/** Default port of the service, for a page that it does not serve itself. */
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
 * Reads the token from the address (`#token=…`, with `&port=…` if another origin serves the page) and removes it
 * there at once, so that neither history nor a copied address contains it. Stored for this tab only, to survive a reload.
 *
 * @returns null if the page was not opened by the launcher
 */
export const readLauncherAccess = (window: PageWindow): LauncherAccess | null => {
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
