/** Id of the sign-out toast: the next sign-in closes it. */
export const SIGNED_OUT_TOAST = 'signed-out';
