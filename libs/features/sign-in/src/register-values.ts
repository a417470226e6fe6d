export interface RegisterValues {
  login: string;
  email: string;
  password: string;
  /** Nickname of who invited the player; may be empty. */
  inviteCode: string;
  consents: { publicOffer: boolean; privacyPolicy: boolean; rules: boolean };
}

/** Every field of the form, under the name the API uses in its errors. */
export const EMPTY_REGISTRATION: RegisterValues = {
  login: '',
  email: '',
  password: '',
  inviteCode: '',
  consents: { publicOffer: false, privacyPolicy: false, rules: false },
};
