import type { ApiClient, Schemas } from '@hoshikraft/api-client';
import type { Locale, Region } from '@hoshikraft/shared';
import type { I18n } from '@lingui/core';
import type { QueryClient } from '@tanstack/react-query';
import type { createStore } from 'jotai';
import { createContext } from 'react-router';

/** What every page may know of where it runs; the same on the server and in the browser. */
export interface SiteFacts {
  locale: Locale;
  brand: string;
  /** Protocol, host and port of the primary site, without a slash at the end. */
  primaryOrigin: string;
  /** Whether the page is shown on the primary host; alternate-language links exist only there. */
  isPrimaryHost: boolean;
  region: Region;
  theme: Schemas['Main']['theme'];
  /** Whether the kit's own pages are here; never in production. */
  developmentPages: boolean;
  /** Id of the build that drew the page; empty in development. */
  build: string;
}

/**
 * What belongs to one request on the server, or to one page in a browser. Nothing here is ever shared between two
 * visitors.
 */
export interface PageParts {
  facts: SiteFacts;
  i18n: I18n;
  queryClient: QueryClient;
  api: ApiClient;
  store: ReturnType<typeof createStore>;
}

/** How loaders and middleware reach the parts; set by the root's middleware, or by the browser's entry. */
export const partsContext = createContext<PageParts>();
