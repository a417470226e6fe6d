import type { Schemas } from '@hoshikraft/api-client';
import type { Locale } from '@hoshikraft/shared';
import { createContext } from 'react-router';
import type { PageParts } from './page/page-parts.ts';
import type { Downloads } from './start/downloads.ts';

/** A page that is drawn for all players at once. */
export interface ForAll {
  /** What of a single player it has asked for; then it is theirs alone, and nobody else's. */
  asked?: string;
  /** What it was drawn from, as all that is drawn into its open places has to be. */
  drawnFrom?: Pick<PageParts, 'facts' | 'i18n'> & { main: Schemas['Main'] };
}

/** What the HTTP host knows of a request and hands to the app; credentials never go further than the API client. */
export interface Host {
  nonce: string;
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
  /** Where the page is drawn for all players: what comes of that is noted here. */
  forAll?: ForAll | undefined;
  /** Tells the browser to forget its credentials. */
  clearCredentials(): void;
  /** Scripts of a language's catalog, to be loaded early; none in development. */
  catalogScripts(locale: Locale): readonly string[];
}

export const hostContext = createContext<Host>();
