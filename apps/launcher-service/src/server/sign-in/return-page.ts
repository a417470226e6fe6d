import type { Locale } from '@hoshikraft/shared';
import { messages } from '../../messages/messages.ts';
import { stillPage } from '../still-pages/still-page.ts';

/** Shown in the browser after the player has confirmed or refused. */
export const returnPage = (locale: Locale, isApproved: boolean): string =>
  stillPage({
    locale,
    words: messages(locale).browserSignIn[isApproved ? 'approved' : 'refused'],
    mark: isApproved ? 'done' : 'refused',
  });
