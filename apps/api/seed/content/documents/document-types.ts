import type { BodyNode } from '@hoshikraft/document';
import type { Words } from '../words.ts';

export interface SampleText {
  title: string;
  summary: string;
  blocks: BodyNode[];
}

export const text = (title: string, summary: string, ...blocks: BodyNode[]): SampleText => ({
  title,
  summary,
  blocks,
});

export interface SampleDocument {
  slug: string;
  /** Login of who wrote it. */
  author: string;
  publishedAt: string;
  tags: string[];
  /** Ids of servers with the version of the mod there; null where a version says nothing. */
  servers: Record<string, string | null>;
  cover: { picture: string; alt: Words };
  texts: { ru: SampleText | null; en: SampleText | null };
  original?: { author: string; url: string | null };
}
