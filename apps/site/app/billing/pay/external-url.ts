/** Validates the URL of the payment page; null if it is not http or https. */
export const externalUrl = (address: string): string | null => {
  const url = URL.parse(address);
  return url !== null && (url.protocol === 'https:' || url.protocol === 'http:') ? url.href : null;
};
