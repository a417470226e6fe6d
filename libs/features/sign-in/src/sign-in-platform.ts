import type { Schemas } from '@hoshikraft/api-client';

/** Reply of login and registration, without the token on the site, whose server stores it in a cookie. */
export type SignedInAnswer = Omit<Schemas['SignedIn'], 'accessToken'> & { accessToken?: string };

/** Reply of login with a second factor; the token is absent on the site here too. */
export type PendingAnswer = Omit<Schemas['SignedInPending'], 'accessToken'> & { accessToken?: string };

/** Typed credentials, with the solved captcha if required. */
export type LoginCredentials = Pick<Schemas['Credentials'], 'login' | 'password' | 'recaptcha'>;

type DeviceFields = Pick<Schemas['Registration'], 'browser' | 'system'>;

/** Operations the forms need from their app: the site or the launcher. */
export interface SignInPlatform {
  /** Called once the player is signed in: stores the credentials and navigates. */
  signedIn(answer: SignedInAnswer): Promise<void>;
  /** Called if a second factor is required: stores the credentials and navigates to it. */
  secondFactor(answer: PendingAnswer): Promise<void>;
  /** URLs of the documents that a new player accepts; they open in a new window to keep the form. */
  documents: { publicOffer: string; privacyPolicy: string; rules: string };
  /** Sends the credentials; a wrong login or password is a reply, not a failure. */
  login(credentials: LoginCredentials): Promise<Schemas['LoginResult']>;
  /** Device data stored with the session, read when the form is sent. */
  device(): DeviceFields | Promise<DeviceFields>;
  /** Region of a new player. */
  region: Schemas['Region'];
}
