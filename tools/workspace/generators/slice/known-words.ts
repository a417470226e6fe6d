const ENTRY = /^msgid "(.+)"\nmsgstr "(.*)"$/gm;

/**
 * A catalog with what other catalogs of its language translate already: one source may not be said in two ways. The rest
 * stays empty, and `npm run check:catalogs` asks for it.
 */
export const withKnownWords = (catalog: string, others: readonly string[]): string => {
  const known = new Map(others.flatMap((text) => [...text.matchAll(ENTRY)].map(([, source, said]) => [source, said])));
  return catalog.replace(ENTRY, (entry: string, source: string, said: string) =>
    said === '' ? `msgid "${source}"\nmsgstr "${known.get(source) ?? ''}"` : entry,
  );
};
