export interface RegisterValues {
  login: string;
  email: string;
  password: string;
  passwordConfirmation: string;
  consents: { publicOffer: boolean; privacyPolicy: boolean; rules: boolean };
}

/** Every field of the form, by the names the API refuses them with. */
export const EMPTY_REGISTRATION: RegisterValues = {
  login: '',
  email: '',
  password: '',
  passwordConfirmation: '',
  consents: { publicOffer: false, privacyPolicy: false, rules: false },
};
