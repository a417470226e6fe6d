import type { Locale } from '@hoshikraft/shared';
import type { SiteConfig } from './config.ts';

/** Programs that look at a link to show what is behind it, or to find pages; phones of one maker have a name like theirs. */
const PREVIEWS = /(?<!cu)bot\b|crawl|spider|facebookexternalhit|^whatsapp|vkshare|^viber|preview/i;

/** Whether nobody has opened the link: it is being shown beside a message. */
export const isPreview = (userAgent: string | undefined): boolean => PREVIEWS.test(userAgent ?? '');

const WORDS: Record<Locale, { title: (login: string) => string; about: string; further: string }> = {
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

/** What is behind an invitation, for whoever shows it beside a message: a title and the picture of ours. */
export const invitePreview = (
  { brand, primaryOrigin }: Pick<SiteConfig, 'brand' | 'primaryOrigin'>,
  code: string,
  locale: Locale,
): string => {
  const { title, about, further } = WORDS[locale];
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
