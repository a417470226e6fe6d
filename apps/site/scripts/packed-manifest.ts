import { minifySync } from '@swc/core';

interface ManifestRoute {
  id: string;
  parentId?: string;
  path?: string;
  index?: boolean;
  module: string;
  imports: string[];
  css: string[];
  [has: `has${string}`]: boolean;
}

export interface RouteManifest {
  routes: Record<string, ManifestRoute>;
  [other: string]: unknown;
}

const FLAGS = [
  'hasAction',
  'hasLoader',
  'hasClientAction',
  'hasClientLoader',
  'hasClientMiddleware',
  'hasDefaultExport',
  'hasErrorBoundary',
  'index',
] as const;

/** What a packed route can give back, or need not (`imports`): a router that says more has to be looked at first. */
const KNOWN = new Set<string>([...FLAGS, 'id', 'parentId', 'path', 'module', 'imports', 'css']);

/** What the server alone goes by: where its scripts are, and which routes a browser knows where that is not told all. */
const SERVERS = new Set(['entry', 'url', 'version']);

/**
 * Runs in the browser before anything else, so that it knows nothing of this file.
 *
 * @param lines A line a route; what it does not say is as in the line above.
 * @param flags Those that any route has.
 */
const unpack = (lines: string, flags: string[]): RouteManifest => {
  const routes: RouteManifest['routes'] = {};
  const address = (name: string) => `/assets/${name}`;
  let [lastFlags, lastParent] = [0, ''];
  lines.split('\n').forEach((line) => {
    const [id, path, module, set, parent, css] = line.split('|') as [string, string, string, ...string[]];
    lastFlags = set ? +set : lastFlags;
    lastParent = parent || lastParent;
    const route: ManifestRoute = {
      id,
      module: address(`${module[0] === '-' ? id.split('/').pop() : ''}${module}.js`),
      imports: [],
      css: css ? [address(css)] : [],
    };
    if (lastParent !== '-') route.parentId = lastParent;
    if (path !== '-') route.path = path[0] === '/' ? path.slice(1) : `:locale${path && '/'}${path}`;
    flags.forEach((flag, index) => (route[flag as 'hasLoader'] = !!((lastFlags >> index) & 1)));
    routes[id] = route;
  });
  return { routes };
};

const bare = (address: string, ending: string): string => {
  const name = /^\/assets\/([^|]+)$/.exec(address)?.[1];
  if (name?.endsWith(ending) !== true) throw new Error(`${address} cannot be packed`);
  return name.slice(0, name.length - ending.length);
};

const packedPath = (path: string | undefined): string => {
  if (path === undefined) return '-';
  return path === ':locale' || path.startsWith(':locale/') ? path.slice(':locale/'.length) : `/${path}`;
};

/**
 * The router's list of all routes as a script that says what browsers go by: every page loads it before it works, and it
 * grows with each route. Files that a route's own imports are asked for by the server's pages and by that one itself.
 *
 * @throws Error where something would be lost
 */
export function packedManifest({ routes, ...others }: RouteManifest): string {
  const all = Object.values(routes);
  const more = Object.keys(others).filter((key) => !SERVERS.has(key));
  if (more.length > 0) throw new Error(`The manifest says more than routes: ${more.join()}`);
  const flags = FLAGS.filter((flag) => all.some((route) => route[flag] === true));
  const before = { flags: '', parent: '' };
  const unlessAsBefore = (key: keyof typeof before, value: string): string => {
    const same = before[key] === value;
    before[key] = value;
    return same ? '' : value;
  };
  const lineOf = (route: ManifestRoute): string => {
    const lost = Object.keys(route).filter((key) => !KNOWN.has(key));
    if (lost.length > 0 || route.css.length > 1)
      throw new Error(`${route.id} says more than a line can: ${lost.join()}`);
    const own = `${route.id.split('/').at(-1) ?? ''}-`;
    const module = bare(route.module, '.js');
    const set = flags.reduce((sum, flag, index) => sum + (route[flag] === true ? 1 << index : 0), 0);
    return [
      route.id,
      packedPath(route.path),
      module.startsWith(own) ? module.slice(own.length - 1) : module,
      unlessAsBefore('flags', String(set)),
      unlessAsBefore('parent', route.parentId ?? '-'),
      route.css.map((one) => bare(one, '')).join(''),
    ]
      .join('|')
      .replace(/\|+$/, '');
  };
  const given = [all.map(lineOf).join('\n'), flags];
  const script = `window.__reactRouterManifest = (${String(unpack)})(${given.map((part) => JSON.stringify(part)).join(',')})`;
  return minifySync(script, { compress: true, mangle: { toplevel: true } }).code;
}
