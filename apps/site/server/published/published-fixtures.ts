import type { Schemas } from '@hoshikraft/api-client';

export const WHEN = '2026-06-01T10:00:00.000Z';
export const KEY = '0192f1a0-0000-7000-8000-000000000001';

/** A news in both languages. */
export const cardOf = (id: string, more: Partial<Schemas['DocumentCard']> = {}): Schemas['DocumentCard'] => ({
  id,
  key: KEY,
  target: 'news',
  locale: 'ru',
  locales: ['ru', 'en'],
  title: `О ${id}`,
  summary: `Коротко о ${id}`,
  cover: null,
  coverAlt: '',
  tags: [{ id: 'wipes', title: 'Вайпы' }],
  servers: [],
  author: { login: 'Kitsune', avatarOrSkin: null },
  publishedAt: WHEN,
  updatedAt: WHEN,
  likes: 0,
  views: 0,
  readingMinutes: 1,
  ...more,
});

export const COVER: Schemas['DocumentImage'] = {
  id: KEY,
  width: 960,
  height: 540,
  placeholder: 'data:,',
  sources: [
    { url: '/files/a-480.webp', width: 480, type: 'image/webp' },
    { url: '/files/a-960.webp', width: 960, type: 'image/webp' },
    { url: '/files/a-960.avif', width: 960, type: 'image/avif' },
  ],
};
