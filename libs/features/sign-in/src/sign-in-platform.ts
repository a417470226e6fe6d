import type { Schemas } from '@hoshikraft/api-client';

/** What login and registration answer, without the token where the site's own server keeps it. */
export type SignedInAnswer = Omit<Schemas['SignedIn'], 'accessToken'> & { accessToken?: string };

/** What login answers where a second factor is on, likewise. */
export type PendingAnswer = Omit<Schemas['SignedInPending'], 'accessToken'> & { accessToken?: string };

/** What a player types to sign in, with the solved captcha where one was asked for. */
export type LoginCredentials = Pick<Schemas['Credentials'], 'login' | 'password' | 'recaptcha'>;

type DeviceFields = Pick<Schemas['Registration'], 'browser' | 'system'>;

/** What the forms need of the app that shows them: the site or the launcher. */
export interface SignInPlatform {
  /** Takes over once the player is signed in: keeps the credentials and leads on. */
  signedIn(answer: SignedInAnswer): Promise<void>;
  /** Takes over where the password was right and a second factor is on: keeps the credentials and leads there. */
  secondFactor(answer: PendingAnswer): Promise<void>;
  /** Addresses of the documents that a new player accepts; they open in a new window, so that the form is kept. */
  documents: { publicOffer: string; privacyPolicy: string; rules: string };
  /** Sends the sign-in by the app's own call; a wrong login or password is an answer, not a failure. */
  login(credentials: LoginCredentials): Promise<Schemas['LoginResult']>;
  /** What the session of a new player remembers of the device, asked for when the form is sent. */
  device(): DeviceFields | Promise<DeviceFields>;
  /** Region of a new player. */
  region: Schemas['Region'];
}
