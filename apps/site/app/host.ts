import type { Locale } from '@hoshikraft/shared';
import { createContext } from 'react-router';
import type { Downloads } from './start/downloads.ts';

/** What the HTTP host passes to the app for a request; credentials go no further than the API client. */
export interface Host {
  /** Secret of this rendering: inline scripts and styles carry it until the page is sealed. */
  nonce: string;
  /** Removes the nonce from a page and returns the policy that allows its inline scripts and styles. */
  seal(html: string): { html: string; policy: string };
  apiUrl: string;
  /** Deadline of the API calls of a page, in ms. */
  pageDeadlineMs: number;
  brand: string;
  primaryOrigin: string;
  isPrimaryHost: boolean;
  build: string;
  developmentPages: boolean;
  /** Address of the visitor, for the API's limits. */
  clientAddress: string;
  cookies: {
    locale: string | undefined;
    region: string | undefined;
    timeZone: string | undefined;
    /** Theme of the visitor; an account has its own. */
    theme: string | undefined;
    credentials: { accessId: string; accessToken: string } | undefined;
  };
  /** Published launcher downloads: `none` if nothing is published, `unreachable` if the list could not be read. */
  downloads(): Promise<Downloads | 'none' | 'unreachable'>;
  /** Clears the credential cookies in the browser. */
  clearCredentials(): void;
  /** Scripts with a language's messages, to be preloaded: the public catalog, or both; none in development. */
  catalogScripts(locale: Locale, withPrivate: boolean): readonly string[];
}

export const hostContext = createContext<Host>();
