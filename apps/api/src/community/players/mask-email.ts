/** Masks an email address so that only its owner recognises it: `p•••@example.org`. */
export const maskEmail = (email: string): string => {
  const at = email.lastIndexOf('@');
  return `${[...email.slice(0, at)][0] ?? ''}•••${email.slice(at)}`;
};
