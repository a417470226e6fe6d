/** What registration leaves in the history entry of the start page, so that the page greets whoever has just come. */
export const WELCOME = { welcome: true } as const;

export const isWelcome = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && (state as { welcome?: unknown }).welcome === true;
