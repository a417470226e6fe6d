import { useLocale } from '@hoshikraft/i18n';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { SiteFacts } from './page-context.ts';

const FactsContext = createContext<SiteFacts | null>(null);

/** The language is that of the messages: the player may change it on the open page. */
export const SiteFactsProvider = ({ facts, children }: { facts: SiteFacts; children: ReactNode }) => {
  const locale = useLocale();
  const current = useMemo(() => ({ ...facts, locale }), [facts, locale]);
  return <FactsContext value={current}>{children}</FactsContext>;
};

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
