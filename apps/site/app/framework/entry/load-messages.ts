import type { Locale } from '@hoshikraft/shared';
import type { Messages } from '@lingui/core';

type Load = () => Promise<{ messages: Messages }>;

const publicCatalogs: Record<Locale, Load> = {
  ru: () => import('../locales/ru.po'),
  en: () => import('../locales/en.po'),
};
const privateCatalogs: Record<Locale, Load> = {
  ru: () => import('../locales/private/ru.po'),
  en: () => import('../locales/private/en.po'),
};

const PRIVATE_PAGE =
  /^\/(?:ru|en)\/(?:cabinet\/|development\/|documents\/work|(?:news|mods|servers)\/(?:create$|.+\/edit$))/;

/** Whether the page's messages are in the private catalog (lingui.config.ts): the cabinet, the editors, the development pages. */
export const isPrivatePage = (pathname: string): boolean => PRIVATE_PAGE.test(pathname.replace(/\/+$/, ''));

/** Loads the messages of a page in one language; browsers download only those. */
export const loadMessages = async (locale: Locale, pathname: string): Promise<Messages> => {
  const needed = isPrivatePage(pathname) ? [publicCatalogs, privateCatalogs] : [publicCatalogs];
  const loaded = await Promise.all(needed.map((catalogs) => catalogs[locale]()));
  return Object.assign({}, ...loaded.map(({ messages }) => messages)) as Messages;
};
