/** A secret of a game server's key: 32 random bytes, base64url. Made here, so that no answer of the API holds it. */
export const newSecret = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
};
