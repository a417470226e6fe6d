/** Version of the pages that are served now (`builds/latest.json`); undefined if unknown. */
export const latestPages = async (fetch: typeof globalThis.fetch = globalThis.fetch): Promise<string | undefined> => {
  try {
    const response = await fetch('/builds/latest.json', { cache: 'no-store' });
    if (!response.ok) return undefined;
    const body: unknown = await response.json();
    return typeof body === 'object' && body !== null && 'version' in body && typeof body.version === 'string'
      ? body.version
      : undefined;
  } catch {
    return undefined;
  }
};
