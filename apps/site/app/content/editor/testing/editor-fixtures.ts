import type { Schemas } from '@hoshikraft/api-client';
import { mainOf, serverOf } from '../../../framework/testing/content-fixtures.ts';

export const KEY = '6f1c2d3e-0000-4000-8000-00000000000a';

export const MAIN = mainOf([serverOf('hitech', 'HiTech'), serverOf('magic-rpg', 'Magic RPG')]);

export const bodyOf = (words: string): Schemas['BodyNode'] => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }],
});

export const RU_TEXT: Schemas['DocumentText'] = { title: 'Вайп', summary: 'Новый мир', body: bodyOf('Старый текст') };

export const contentOf = (more: Partial<Schemas['DocumentContent']> = {}): Schemas['DocumentContent'] => ({
  slug: null,
  cover: null,
  tags: [],
  servers: [],
  publishAt: null,
  texts: { ru: RU_TEXT, en: null },
  meta: { originalAuthor: null, originalUrl: null },
  ...more,
});

export const sourceOf = (more: Partial<Schemas['DocumentSource']> = {}): Schemas['DocumentSource'] => ({
  key: KEY,
  target: 'news',
  slug: 'vayp',
  state: 'draft',
  version: 1,
  publishedAt: null,
  updatedAt: '2026-11-22T10:00:00.000Z',
  author: { login: 'editor', avatarOrSkin: null },
  content: contentOf(),
  images: {},
  ...more,
});

export const versionOf = (more: Partial<Schemas['DocumentVersion']> = {}): Schemas['DocumentVersion'] => ({
  version: 1,
  savedAt: '2026-11-22T10:00:00.000Z',
  author: { login: 'editor', avatarOrSkin: null },
  content: contentOf(),
  images: {},
  ...more,
});

/** Error response of the API. */
export const refused = (status: number, type: string, fields: Record<string, string> = {}): Response =>
  Response.json(
    {
      error_code: type === 'stale_version' ? 5 : 1,
      error_message: 'Refused',
      details: { type, description: 'Refused by the API.', fields },
    },
    { status },
  );
