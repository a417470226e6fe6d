import type { Schemas } from '@hoshikraft/api-client';

/** What login and registration answer, without the token where the site's own server keeps it. */
export type SignedInAnswer = Omit<Schemas['SignedIn'], 'accessToken'> & { accessToken?: string };

/** What the forms need of the app that shows them: the site, and later the launcher. */
export interface SignInPlatform {
  /** Takes over once the player is signed in: keeps the credentials and leads on. */
  signedIn(answer: SignedInAnswer): Promise<void>;
  /** Addresses of the documents that a new player accepts; they open in a new window, so that the form is kept. */
  documents: { publicOffer: string; privacyPolicy: string; rules: string };
  /** What the session remembers of the browser, asked for when the form is sent. */
  browserFields(): Schemas['BrowserFields'];
  /** Region of a new player. */
  region: Schemas['Region'];
}
