import type { Locale } from '@hoshikraft/shared';
import { messages } from '../../messages/messages.ts';
import { stillPage } from '../still-pages/still-page.ts';

/** Address of the script: the content security policy allows no inline scripts. */
export const WAITING_SCRIPT_PATH = '/waiting.js';

/** Not `<meta http-equiv=refresh>`: it does not load an address with a fragment (which holds the token) again. */
export const waitingScript = 'setTimeout(() => location.reload(), 1000);\n';

/** Shown until the first bundle of pages is downloaded; reloads itself and keeps the token in the address. */
export const waitingPage = (locale: Locale): string =>
  stillPage({ locale, words: messages(locale).waiting, mark: 'waiting', script: WAITING_SCRIPT_PATH });
