import type { MainState } from '@hoshikraft/api-client';

/** Used where the API returns no number (docs/product/site-shell.md#header-and-footer). */
const TELEGRAM_COUNT_FALLBACK = 5991;

/** Used where the API returns no link. */
const TELEGRAM_LINK_FALLBACK = 'https://t.me/hoshikraft';

export interface Community {
  id: 'telegram' | 'vk' | 'discord' | 'youtube';
  name: string;
  href: string;
  /** Members; null where the number is not known. */
  count: number | null;
}

const NAMES = { vk: 'VK', discord: 'Discord', youtube: 'YouTube' } as const;

/** Communities to show: always Telegram, the others if they have a link. */
export const communitiesOf = (main: Pick<MainState, 'counts' | 'links'> | undefined): Community[] => [
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
