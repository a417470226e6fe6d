import type { Path } from 'react-hook-form';

export interface RegisterValues {
  login: string;
  email: string;
  password: string;
  passwordConfirmation: string;
  consents: { publicOffer: boolean; privacyPolicy: boolean; rules: boolean };
}

export const EMPTY_REGISTRATION: RegisterValues = {
  login: '',
  email: '',
  password: '',
  passwordConfirmation: '',
  consents: { publicOffer: false, privacyPolicy: false, rules: false },
};

/** Fields the form shows, in their order, by the names the API refuses them with. */
export const REGISTER_FIELDS: readonly Path<RegisterValues>[] = [
  'login',
  'email',
  'password',
  'passwordConfirmation',
  'consents.publicOffer',
  'consents.privacyPolicy',
  'consents.rules',
];
