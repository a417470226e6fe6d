import { readableEmail } from './canonical-email.ts';

/** Masks an email address so that only its owner recognises it: `p•••@example.org`. */
export const maskEmail = (email: string): string => {
  const readable = readableEmail(email);
  const at = readable.lastIndexOf('@');
  return `${[...readable.slice(0, at)][0] ?? ''}•••${readable.slice(at)}`;
};
