/** The toast of a sign-out, by which the next sign-in takes it away. */
export const SIGNED_OUT_TOAST = 'signed-out';
