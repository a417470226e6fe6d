import { PARAMETERS } from '../app/routing/known-routes.ts';
import { cabinetRoutes, siteRoutes } from '../app/routing/route-table.ts';

const ROUTES = [...siteRoutes, ...cabinetRoutes].map(({ path }) => path.split('/'));

const isParameter = (pattern: string): boolean => pattern.startsWith(':');

const fits = (part: string, pattern: string): boolean =>
  isParameter(pattern) ? PARAMETERS[pattern.slice(1)]?.test(part) === true : pattern === part.toLowerCase();

const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};

/**
 * The path as the route table spells it, since the router ignores case and decodes needless percent escapes; parameters such
 * as nicknames and slugs stay unchanged. A path that matches no route is returned unchanged.
 *
 * @param path below the language, with a slash before it: `/News/wipe-winter-2025`
 */
export function canonicalPath(path: string): string {
  if (!/[A-Z%]/.test(path)) return path;
  const given = path.replace(/\/$/, '').split('/').slice(1);
  const found = ROUTES.find(
    (pattern) =>
      pattern.length === given.length && pattern.every((segment, index) => fits(decoded(given[index] ?? ''), segment)),
  );
  if (found === undefined) return path;
  const canonical = `/${found.map((segment, index) => (isParameter(segment) ? given[index] : segment)).join('/')}`;
  return path.endsWith('/') ? `${canonical}/` : canonical;
}
