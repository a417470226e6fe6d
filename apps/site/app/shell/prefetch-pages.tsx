import { useEffect, useState } from 'react';
import { PrefetchPageLinks, useLocation } from 'react-router';
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

/**
 * Loads the code of the pages that a page links to, one second after it was shown: on a slow connection a click would wait
 * for it. Nothing is loaded for players who save data.
 */
export const PrefetchPages = () => {
  const { pathname } = useLocation();
  const [pages, setPages] = useState<readonly string[]>([]);
  useEffect(() => {
    if (saysSaveData()) return undefined;
    const timer = setTimeout(() => setPages(listVisiblePages()), AFTER_MS);
    return () => clearTimeout(timer);
  }, [pathname]);
  return pages.map((page) => <PrefetchPageLinks key={page} page={page} />);
};
