import { isLocale, type Locale } from '@hoshikraft/shared';
import type { MiddlewareFunction } from 'react-router';
import { type PageContext, pageContext } from '../page/page-context.ts';
import { isPrivatePage, loadMessages } from './load-messages.ts';

/** A year, in seconds, as in entry/early-script.ts. */
const LOCALE_COOKIE_SECONDS = 31_536_000;

const storeLocale = (locale: Locale): void => {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `locale=${locale}; Path=/; Max-Age=${LOCALE_COOKIE_SECONDS}; SameSite=Lax${secure}`;
};

/**
 * Changes the language of the open page. The page is not loaded again, so that everything typed or chosen on it stays. Texts of
 * the API are fetched again, and the previous ones are shown until then.
 */
const changeLanguage = async (context: PageContext, locale: Locale, pathname: string): Promise<void> => {
  const messages = await loadMessages(locale, pathname);
  const { i18n, queryClient } = context;
  context.facts = { ...context.facts, locale };
  document.documentElement.lang = locale;
  storeLocale(locale);
  queryClient.removeQueries({ type: 'inactive' });
  i18n.loadAndActivate({ locale, locales: [locale], messages });
  void queryClient.invalidateQueries();
};

const addPrivateMessages = async ({ i18n }: PageContext, locale: Locale, pathname: string): Promise<void> => {
  const messages = await loadMessages(locale, pathname);
  // Loading renders every text of the page again.
  if (Object.keys(messages).some((id) => !(id in i18n.messages))) i18n.load(locale, messages);
};

/** Loads the messages of the page that is about to open, where its address is in another language or its messages are private. */
export const followMessages: MiddlewareFunction = async ({ context, url: { pathname }, params: { locale } }, next) => {
  const page = context.get(pageContext);
  if (isLocale(locale) && locale !== page.facts.locale) await changeLanguage(page, locale, pathname);
  else if (isPrivatePage(pathname)) await addPrivateMessages(page, page.facts.locale, pathname);
  await next();
};
