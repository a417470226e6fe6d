import type { ApiClient, MainState } from '@hoshikraft/api-client';
import type { Locale, Region } from '@hoshikraft/shared';
import type { I18n } from '@lingui/core';
import type { QueryClient } from '@tanstack/react-query';
import type { createStore } from 'jotai';
import { createContext } from 'react-router';

/** Facts about the site that every page can read; the same on the server and in the browser. */
export interface SiteFacts {
  locale: Locale;
  brand: string;
  /** Protocol, host and port of the primary site, without a slash at the end. */
  primaryOrigin: string;
  /** Whether the page is shown on the primary host; alternate-language links exist only there. */
  isPrimaryHost: boolean;
  region: Region;
  /** Time zone of the browser, an IANA name; null on a visitor's first page. */
  timeZone: string | null;
  /** The reader's date when the page was rendered, "2026-11-27". */
  today: string;
  theme: MainState['theme'];
  /** Whether the UI kit's own pages exist; never in production. */
  developmentPages: boolean;
  /** Id of the build that rendered the page; empty in development. */
  build: string;
}

/**
 * Everything that belongs to one request on the server, or to one page in the browser. It is never shared between two
 * visitors.
 */
export interface PageContext {
  facts: SiteFacts;
  i18n: I18n;
  queryClient: QueryClient;
  api: ApiClient;
  store: ReturnType<typeof createStore>;
}

/** Gives loaders and middleware the page's context; set by the root's middleware, or by the browser's entry. */
export const pageContext = createContext<PageContext>();
