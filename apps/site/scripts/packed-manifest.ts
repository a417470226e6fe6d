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

/** What a packed route can give back: a router that says more of a route has to be looked at first. */
const KNOWN = new Set<string>([...FLAGS, 'id', 'parentId', 'path', 'module', 'imports', 'css']);

/** Files that routes import have a letter each: from `#` to `{`, without the backslash. */
const FIRST_LETTER = 35;
const BACKSLASH = 92;
const MOST_SHARED = 88;

/**
 * Runs in the browser before anything else, so that it knows nothing of this file.
 *
 * @param manifest The router's manifest without its routes.
 * @param lines A line a route; what it does not say is as in the line above.
 * @param shared Files that routes import, in the order of their letters.
 * @param flags Those that any route has.
 */
const unpack = (manifest: RouteManifest, lines: string, shared: string[], flags: string[]): RouteManifest => {
  const address = (name: string) => `/assets/${name}`;
  const fileOf = (letter: string) => {
    const place = letter.charCodeAt(0) - 35;
    return address(`${shared[place > 57 ? place - 1 : place]}.js`);
  };
  let [lastFlags, lastParent] = [0, ''];
  manifest.routes = {};
  lines.split('\n').forEach((line) => {
    const [id, path, module, imports, set, parent, css] = line.split('|') as [string, string, string, ...string[]];
    lastFlags = set ? +set : lastFlags;
    lastParent = parent || lastParent;
    const route: ManifestRoute = {
      id,
      module: address(`${module[0] === '-' ? id.split('/').pop() : ''}${module}.js`),
      imports: [...(imports ?? '')].map(fileOf),
      css: css ? [address(css)] : [],
    };
    if (lastParent !== '-') route.parentId = lastParent;
    if (path !== '-') route.path = path[0] === '/' ? path.slice(1) : `:locale${path && '/'}${path}`;
    flags.forEach((flag, index) => (route[flag as 'hasLoader'] = !!((lastFlags >> index) & 1)));
    manifest.routes[id] = route;
  });
  return manifest;
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

const letterAt = (place: number): string => {
  const code = FIRST_LETTER + place;
  return String.fromCharCode(code < BACKSLASH ? code : code + 1);
};

/** The files that routes import, the most used first. */
const sharedFiles = (routes: ManifestRoute[]): string[] => {
  const uses = new Map<string, number>();
  for (const name of routes.flatMap(({ imports }) => imports)) uses.set(name, (uses.get(name) ?? 0) + 1);
  if (uses.size > MOST_SHARED) throw new Error(`${uses.size} shared files, and ${MOST_SHARED} letters`);
  return [...uses].sort((a, b) => b[1] - a[1]).map(([name]) => name);
};

/**
 * The router's list of all routes as a script that says the same in a fifth fewer bytes, sent: every page loads it before
 * it works, and it grows with each route.
 *
 * @throws Error where something would be lost
 */
export function packedManifest({ routes, ...others }: RouteManifest): string {
  const all = Object.values(routes);
  const shared = sharedFiles(all);
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
    const imports = route.imports.map((one) => letterAt(shared.indexOf(one)));
    return [
      route.id,
      packedPath(route.path),
      module.startsWith(own) ? module.slice(own.length - 1) : module,
      imports.sort().join(''),
      unlessAsBefore('flags', String(set)),
      unlessAsBefore('parent', route.parentId ?? '-'),
      route.css.map((one) => bare(one, '')).join(''),
    ]
      .join('|')
      .replace(/\|+$/, '');
  };
  const given = [others, all.map(lineOf).join('\n'), shared.map((name) => bare(name, '.js')), flags];
  const script = `window.__reactRouterManifest = (${String(unpack)})(${given.map((part) => JSON.stringify(part)).join(',')})`;
  return minifySync(script, { compress: true, mangle: { toplevel: true } }).code;
}
