/** Address of the file that names the served build (docs/product/site-shell.md#refreshing). */
const LATEST_BUILD_PATH = '/builds/latest.json';

/** Id of the build being served; undefined where it cannot be learnt now. */
export const latestBuild = async (fetch: typeof globalThis.fetch = globalThis.fetch): Promise<string | undefined> => {
  try {
    const response = await fetch(LATEST_BUILD_PATH, { cache: 'no-store' });
    if (!response.ok) return undefined;
    const body: unknown = await response.json();
    const id = typeof body === 'object' && body !== null && 'build' in body ? body.build : undefined;
    return typeof id === 'string' && id !== '' ? id : undefined;
  } catch {
    return undefined;
  }
};
