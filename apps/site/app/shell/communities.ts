import type { Schemas } from '@hoshikraft/api-client';

/** Shown where the server gives no number (docs/product/site-shell.md#header-and-footer). */
const TELEGRAM_COUNT_FALLBACK = 5991;

/** Stands in where the server gives no link. */
const TELEGRAM_LINK_FALLBACK = 'https://t.me/hoshikraft';

export interface Community {
  id: 'telegram' | 'vk' | 'discord' | 'youtube';
  name: string;
  href: string;
  /** Members; null where the number is not known. */
  count: number | null;
}

const NAMES = { vk: 'VK', discord: 'Discord', youtube: 'YouTube' } as const;

/** The communities that exist: Telegram always, the others where the project has given their address. */
export const communitiesOf = (main: Pick<Schemas['Main'], 'counts' | 'links'> | undefined): Community[] => [
  {
    id: 'telegram',
    name: 'Telegram',
    href: main?.links.telegram ?? TELEGRAM_LINK_FALLBACK,
    count: main?.counts.telegram ?? TELEGRAM_COUNT_FALLBACK,
  },
  ...(['vk', 'discord', 'youtube'] as const).flatMap((id) => {
    const href = main?.links[id];
    return href ? [{ id, name: NAMES[id], href, count: main.counts[id] }] : [];
  }),
];
