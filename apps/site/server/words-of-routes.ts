import { PARAMETERS } from '../app/routing/known-routes.ts';
import { cabinetRoutes, siteRoutes } from '../app/routing/route-table.ts';

const ROUTES = [...siteRoutes, ...cabinetRoutes].map(({ path }) => path.split('/'));

const isParameter = (wanted: string): boolean => wanted.startsWith(':');

const fits = (part: string, wanted: string): boolean =>
  isParameter(wanted) ? PARAMETERS[wanted.slice(1)]?.test(part) === true : wanted === part.toLowerCase();

const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};

/**
 * A path with the words of its route as the route table writes them, since the router overlooks capitals and reads percent
 * signs where none are needed; nicknames and slugs stay as they are. Itself where no route is meant.
 *
 * @param path below the language, with a slash before it: `/News/wipe-winter-2025`
 */
export function wordsOfRoutes(path: string): string {
  if (!/[A-Z%]/.test(path)) return path;
  const given = path.replace(/\/$/, '').split('/').slice(1);
  const found = ROUTES.find(
    (wanted) => wanted.length === given.length && wanted.every((word, at) => fits(decoded(given[at] ?? ''), word)),
  );
  if (found === undefined) return path;
  const written = `/${found.map((word, at) => (isParameter(word) ? given[at] : word)).join('/')}`;
  return path.endsWith('/') ? `${written}/` : written;
}
