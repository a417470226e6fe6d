import { use, useEffect } from 'react';
import { preloadModule } from 'react-dom';
import { matchRoutes, UNSAFE_DataRouterContext, UNSAFE_FrameworkContext, useLocation } from 'react-router';
import { isPagePath } from './site-link.tsx';

/** Delay after a page is shown, ms (docs/product/site-shell.md#refreshing). */
const AFTER_MS = 1000;
const AT_MOST = 6;

const saysSaveData = (): boolean =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;

const isVisible = (element: Element): boolean => {
  const { top, bottom, width } = element.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < window.innerHeight;
};

/** Addresses of the pages that the visible links of the page's content lead to, each once. */
const listVisiblePages = (): string[] => {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')].filter(isVisible);
  const paths = links.map((link) => link.getAttribute('href') ?? '').filter(isPagePath);
  return [...new Set(paths.map((path) => path.split('#', 1)[0] ?? ''))].slice(0, AT_MOST);
};

/** Lists the scripts of a page. React Router has no stable API for it: an update that moves these contexts fails the test beside. */
const useScriptsOf = (): ((page: string) => string[]) => {
  const router = use(UNSAFE_DataRouterContext)?.router;
  const manifest = use(UNSAFE_FrameworkContext)?.manifest;
  return (page) =>
    (matchRoutes(router?.routes ?? [], page) ?? []).flatMap(({ route: { id } }) => {
      const route = manifest?.routes[id];
      return route === undefined ? [] : [route.module, route.clientLoaderModule ?? [], route.imports ?? []].flat();
    });
};

/**
 * Loads the code of the pages that a page links to, one second after it was shown: on a slow connection a click would wait
 * for it. Nothing is loaded for players who save data. The router's own prefetch links would reload the page, with what
 * was typed into it, where a script does not arrive.
 */
export const PrefetchPages = () => {
  const { pathname } = useLocation();
  const scriptsOf = useScriptsOf();
  useEffect(() => {
    if (saysSaveData()) return undefined;
    const timers = [
      setTimeout(() => {
        // Each page in a task of its own: what a player does meanwhile is answered between them.
        for (const page of listVisiblePages()) {
          timers.push(setTimeout(() => scriptsOf(page).forEach((script) => preloadModule(script, { as: 'script' }))));
        }
      }, AFTER_MS),
    ];
    return () => timers.forEach(clearTimeout);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each page, not for each render
  }, [pathname]);
  return null;
};
