import type { ModName } from '@hoshikraft/api-client';

/** A mod of a server, with its page if it has one. */
export interface NamedMod {
  title: string;
  /** Slug of its page. */
  id: string | null;
  /** Its version on the server, from its page. */
  version: string | null;
}

export interface ModGroup {
  /** The shared tag with its name; null for mods without a tag. */
  tag: { id: string; title: string } | null;
  mods: NamedMod[];
}

/**
 * Groups the mods of a server by their first tag, tags by name, mods without a tag last. Only mods that the server reports
 * are shown; pages of other mods are ignored.
 */
export function modsByTag(names: readonly string[], known: readonly ModName[], locale: string): ModGroup[] {
  const pages = new Map(known.map((mod) => [mod.title.toLowerCase(), mod]));
  const groups = new Map<string | null, ModGroup>();
  for (const title of names) {
    const page = pages.get(title.toLowerCase());
    const tag = page?.tag ?? null;
    const group = groups.get(tag?.id ?? null) ?? { tag, mods: [] };
    group.mods.push({ title, id: page?.id ?? null, version: page?.version ?? null });
    groups.set(tag?.id ?? null, group);
  }
  const byName = new Intl.Collator(locale);
  return [...groups.values()].sort((left, right) => {
    if (left.tag === null || right.tag === null) return Number(left.tag === null) - Number(right.tag === null);
    return byName.compare(left.tag.title, right.tag.title);
  });
}
