import { createContext, type ReactNode, useContext } from 'react';
import type { SiteFacts } from './page-context.ts';

const FactsContext = createContext<SiteFacts | null>(null);

export const SiteFactsProvider = ({ facts, children }: { facts: SiteFacts; children: ReactNode }) => (
  <FactsContext value={facts}>{children}</FactsContext>
);

/** Language, brand, region, theme and addresses of the site. */
export const useSiteFacts = (): SiteFacts => {
  const facts = useContext(FactsContext);
  if (facts === null) throw new Error('useSiteFacts needs a SiteFactsProvider above it.');
  return facts;
};

/** Returns a function that makes addresses in the page's language: `to('store')` is `/ru/store`. */
export const usePagePath = (): ((path: string) => string) => {
  const { locale } = useSiteFacts();
  return (path) => (path === '' ? `/${locale}` : `/${locale}/${path}`);
};
