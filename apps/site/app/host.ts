import type { Locale } from '@hoshikraft/shared';
import { createContext } from 'react-router';
import type { Downloads } from './start/downloads.ts';

/** What the HTTP host knows of a request and hands to the app; credentials never go further than the API client. */
export interface Host {
  /** Secret of this rendering: our inline scripts and styles carry it until the page is sealed. */
  nonce: string;
  /** Takes the nonce out of a page, and says by which policy its inline scripts and styles may run. */
  seal(html: string): { html: string; policy: string };
  apiUrl: string;
  /** What a page is drawn from has to be there after so long, in ms. */
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
    /** Of a visitor; an account has its own. */
    theme: string | undefined;
    credentials: { accessId: string; accessToken: string } | undefined;
  };
  /** What is published of the launcher: `none` where nothing is, `unreachable` where nobody answers. */
  downloads(): Promise<Downloads | 'none' | 'unreachable'>;
  /** Tells the browser to forget its credentials. */
  clearCredentials(): void;
  /** Scripts of a language's catalog, to be loaded early; none in development. */
  catalogScripts(locale: Locale): readonly string[];
}

export const hostContext = createContext<Host>();
