import { mainQueries, useApi } from '@hoshikraft/api-client';
import { useLocale } from '@hoshikraft/i18n';
import { useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext } from 'react';
import type { ServiceSchemas } from '../service/service-queries.ts';

/** Facts about the environment, for all pages. */
export interface LauncherFacts {
  /** Address of the API: `https://site/api`. */
  apiUrl: string;
  /** Address of the site, without a trailing slash. */
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

/** Versions and addresses. Throws outside of LauncherFactsProvider. */
export const useLauncherFacts = (): LauncherFacts => {
  const facts = useContext(FactsContext);
  if (facts === null) throw new Error('useLauncherFacts needs a LauncherFactsProvider above it.');
  return facts;
};

/** Builds the address of a page of the site in the current language; such links open in the browser. */
export const useSiteAddress = (): ((path?: string) => string) => {
  const locale = useLocale();
  const { siteUrl } = useLauncherFacts();
  return (path = '') => (path === '' ? `${siteUrl}/${locale}` : `${siteUrl}/${locale}/${path}`);
};

/** The brand until the API has sent its name. */
const BRAND = 'Hoshikraft';

export const useBrand = (): string => useQuery(mainQueries.state(useApi())).data?.brand ?? BRAND;
