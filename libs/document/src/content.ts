import type { Locale } from '@hoshikraft/shared';

/** What an attribute may be: flat, never a list or an object. */
export type BodyValue = string | number | boolean | null;

export type BodyMark = { type: string; attrs?: Record<string, BodyValue> };

/** A node of a body: structured editor JSON. The table in `nodes.ts` defines what each type may contain. */
export type BodyNode = {
  type: string;
  text?: string;
  attrs?: Record<string, BodyValue>;
  marks?: BodyMark[];
  content?: BodyNode[];
};

export type DocumentTarget = 'news' | 'mods' | 'servers';

/** One language of a document. */
export type DocumentText = { title: string; summary: string; body: BodyNode };

/** All that an editor writes of a document, in both languages (docs/product/content.md#documents). */
export type DocumentContent = {
  /** Slug below its target; null to derive it from the title. Not read of a server page, whose slug is the id of its server. */
  slug: string | null;
  cover: { image: string; alt: Record<Locale, string> } | null;
  tags: string[];
  /** News: whom it is about. A mod: which servers have it, in which version. A server page: its one server. */
  servers: { id: string; version: string | null }[];
  /** When a scheduled one appears, RFC 3339. */
  publishAt: string | null;
  texts: Record<Locale, DocumentText | null>;
  meta: { originalAuthor: string | null; originalUrl: string | null };
};

/** A body with nothing in it, as an editor begins. */
export const emptyBody = (): BodyNode => ({ type: 'doc', content: [{ type: 'paragraph' }] });
