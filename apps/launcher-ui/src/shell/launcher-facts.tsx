import { mainQueries, useApi } from '@hoshikraft/api-client';
import type { Locale } from '@hoshikraft/shared';
import { useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext } from 'react';
import type { ServiceSchemas } from '../service/service-queries.ts';

/** What a page may know of where it runs. */
export interface LauncherFacts {
  locale: Locale;
  /** Where the API is mounted: `https://site/api`. */
  apiUrl: string;
  /** The site's address, without a slash at the end. */
  siteUrl: string;
  serviceVersion: string;
  /** Version of these pages; empty under a development server. */
  uiVersion: string;
  system: ServiceSchemas['SystemStates']['system'];
}

const FactsContext = createContext<LauncherFacts | null>(null);

export const LauncherFactsProvider = ({ facts, children }: { facts: LauncherFacts; children: ReactNode }) => (
  <FactsContext value={facts}>{children}</FactsContext>
);

/** Language, versions and addresses. Throws outside of LauncherFactsProvider. */
export const useLauncherFacts = (): LauncherFacts => {
  const facts = useContext(FactsContext);
  if (facts === null) throw new Error('useLauncherFacts needs a LauncherFactsProvider above it.');
  return facts;
};

/** Makes the address of a page of the site in the page's language; such links open in the browser. */
export const useSiteAddress = (): ((path?: string) => string) => {
  const { locale, siteUrl } = useLauncherFacts();
  return (path = '') => (path === '' ? `${siteUrl}/${locale}` : `${siteUrl}/${locale}/${path}`);
};

/** The brand until the API has told its name. */
const BRAND = 'Hoshikraft';

export const useBrand = (): string => useQuery(mainQueries.state(useApi())).data?.brand ?? BRAND;
