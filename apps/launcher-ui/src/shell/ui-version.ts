/** Version of these pages, written into the document by the build; empty under a development server. */
export const uiVersionOf = (document: Document): string => {
  const written = document.querySelector('meta[name="hoshikraft-build"]')?.getAttribute('content') ?? '';
  return written.startsWith('%') ? '' : written;
};

const numbersOf = (version: string): number[] => (version.split(/[-+]/, 1)[0] ?? '').split('.').map(Number);

/** Whether `version` is older than `least`, by their numbers; a suffix after `-` or `+` is ignored. */
export const isOlder = (version: string, least: string): boolean => {
  const wanted = numbersOf(least);
  const own = numbersOf(version);
  const differing = wanted.findIndex((number, index) => number !== (own[index] ?? 0));
  return differing !== -1 && (own[differing] ?? 0) < (wanted[differing] ?? 0);
};
