/** The payment service's address to go to; null for anything that is not a plain web address. */
export const outwardUrl = (address: string): string | null => {
  const url = URL.parse(address);
  return url !== null && (url.protocol === 'https:' || url.protocol === 'http:') ? url.href : null;
};
