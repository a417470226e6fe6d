import { words } from '../../words.ts';
import type { BodyNode } from '@hoshikraft/document';
import { text, type SampleDocument } from '../document-types.ts';

interface Mod {
  slug: string;
  title: string;
  /** The day its page appeared. */
  day: string;
  tags: [string, ...string[]];
  /** Servers that have it, and its version there. */
  on: Record<string, string>;
  /** Who made it, and the page of its source where we know it. */
  by: [author: string, url: string | null];
  ru: [summary: string, ...blocks: BodyNode[]];
  en: [summary: string, ...blocks: BodyNode[]];
}

/** A mod's page: its name is the same in both languages, its cover the block with its sign. */
export function mod({ slug, title, day, tags, on, by: [author, url], ru, en }: Mod): SampleDocument {
  const [ruSummary, ...ruBlocks] = ru;
  const [enSummary, ...enBlocks] = en;
  return {
    slug,
    author: 'InkAndQuill',
    publishedAt: `${day}T09:00:00Z`,
    tags,
    servers: on,
    cover: {
      picture: `mod-${slug}`,
      alt: words(
        `Эмблема мода ${title}: парящий блок из цветных пикселей`,
        `Emblem of ${title}: a floating block of coloured pixels`,
      ),
    },
    texts: { ru: text(title, ruSummary, ...ruBlocks), en: text(title, enSummary, ...enBlocks) },
    original: { author, url },
  };
}
