import type { Locale } from '@hoshikraft/shared';
import { createContext } from 'react-router';
import type { Downloads } from './start/downloads.ts';

/** A file of the build that has what another one only hands on, and its names: here by what they are there. */
export interface HandedOn {
  file: string;
  names: Readonly<Record<string, string>>;
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
  /** Tells the browser to forget its credentials. */
  clearCredentials(): void;
  /** Scripts of the words of these folders, to be loaded early. */
  catalogScripts(locale: Locale, folders: readonly string[]): readonly string[];
  /** Route files that only hand on what the shell's has, by their addresses: a request each that nobody needs. */
  handedOn: ReadonlyMap<string, HandedOn>;
}

export const hostContext = createContext<Host>();
