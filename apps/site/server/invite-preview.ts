import type { Locale } from '@hoshikraft/shared';
import type { SiteConfig } from './config.ts';

/** User agents of link previews and crawlers; `Cubot` is a phone. */
const PREVIEWS = /(?<!cu)bot\b|crawl|spider|facebookexternalhit|^whatsapp|vkshare|^viber|preview/i;

/** Whether the request is for a preview of the link, not from a visitor who opened it. */
export const isPreview = (userAgent: string | undefined): boolean => PREVIEWS.test(userAgent ?? '');

const MESSAGES: Record<Locale, { title: (login: string) => string; about: string; further: string }> = {
  ru: {
    title: (login) => `${login} зовёт играть`,
    about: 'Серверы с модами в аниме-мире: одна регистрация, один лаунчер.',
    further: 'На главную',
  },
  en: {
    title: (login) => `${login} invites you to play`,
    about: 'Modded servers in an anime world: one account, one launcher.',
    further: 'To the home page',
  },
};

/** HTML of an invitation for link previews: a title and our picture. */
export const invitePreview = (
  { brand, primaryOrigin }: Pick<SiteConfig, 'brand' | 'primaryOrigin'>,
  code: string,
  locale: Locale,
): string => {
  const { title, about, further } = MESSAGES[locale];
  const name = brand.replace(/[&<>"]/g, '');
  const facts = [
    ['og:type', 'website'],
    ['og:site_name', name],
    ['og:title', title(code)],
    ['og:description', about],
    ['og:url', `${primaryOrigin}/r/${code}`],
    ['og:image', `${primaryOrigin}/share/invite/${code}.${locale}.jpg`],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
  ];
  return (
    `<!doctype html><html lang="${locale}"><meta charset="utf-8"><title>${title(code)} - ${name}</title>` +
    '<meta name="robots" content="noindex"><meta name="twitter:card" content="summary_large_image">' +
    facts.map(([property, content]) => `<meta property="${property}" content="${content}">`).join('') +
    `<p><a href="/${locale}">${further}</a></p></html>\n`
  );
};
