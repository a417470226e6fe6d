/** History state set by registration, so that the start page greets the new player. */
export const WELCOME = { welcome: true } as const;

export const isWelcome = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && (state as { welcome?: unknown }).welcome === true;
