import type { Schemas } from '@hoshikraft/api-client';
import { everyNode } from '@hoshikraft/document/testing';
import { idOf } from './content-fixtures.ts';

/** A picture in three widths. */
export const imageOf = (id: string): Schemas['DocumentImage'] => ({
  id,
  width: 1600,
  height: 900,
  placeholder: 'data:image/webp;base64,UklGRg==',
  sources: [480, 960, 1600].map((width) => ({ url: `/files/${id}-${width}.webp`, width, type: 'image/webp' as const })),
});

export const cardOf = (id: string, more: Partial<Schemas['DocumentCard']> = {}): Schemas['DocumentCard'] => ({
  id,
  key: idOf(id),
  target: 'news',
  locale: 'en',
  locales: ['ru', 'en'],
  title: `About ${id}`,
  summary: `What ${id} is`,
  cover: null,
  coverAlt: '',
  tags: [{ id: 'wipes', title: 'Wipes' }],
  servers: [{ id: 'hitech', name: 'HiTech', color: '#4fdcff', version: null }],
  author: { login: 'Kitsune', avatarOrSkin: null },
  publishedAt: '2026-06-01T10:00:00.000Z',
  updatedAt: '2026-06-01T10:00:00.000Z',
  likes: 7,
  views: 1234,
  readingMinutes: 4,
  ...more,
});

export const documentOf = (id: string, more: Partial<Schemas['Document']> = {}): Schemas['Document'] => ({
  ...cardOf(id),
  liked: false,
  draft: false,
  body: everyNode(),
  images: {},
  documentMeta: { originalAuthor: null, originalUrl: null },
  previous: null,
  next: null,
  related: [],
  ...more,
});
