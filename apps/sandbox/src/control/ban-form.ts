import type { Locale } from '@hoshikraft/shared';
import type { GameBan, NewBan } from '../game-servers/ban-list.ts';
import { formField } from '../http/pages.ts';
import { html, type Html } from '../http/html.ts';
import { controlWords } from './control-words.ts';

const LOGIN = /^[A-Za-z0-9_]{3,16}$/;
const WHOLE = /^[1-9]\d{0,8}$/;
const LONGEST_REASON = 500;

/** What a ban lasts, minutes. */
const HOUR = 60;
const MONTH = 31 * 24 * 60;

/** A ban as the form sends it: minutes empty is for ever, price (kopecks) empty is not for sale. Else what is wrong. */
export function readBan(body: unknown): NewBan | string {
  const field = (name: string) => formField(body, name).trim();
  const [login, reason, minutes, price] = [field('login'), field('reason'), field('minutes'), field('price')];
  if (!LOGIN.test(login)) return 'login: 3 to 16 letters, digits or _';
  if (reason === '' || reason.length > LONGEST_REASON) return `reason: 1 to ${LONGEST_REASON} characters`;
  if (minutes !== '' && !WHOLE.test(minutes)) return 'minutes: a whole number, or nothing for ever';
  if (price !== '' && !WHOLE.test(price)) return 'price: whole kopecks, or nothing where it is not for sale';
  return {
    login,
    reason,
    minutes: minutes === '' ? null : Number(minutes),
    price: price === '' ? null : Number(price),
  };
}

/** The form a developer bans by, and who is banned. */
export function banForm(path: string, bans: readonly GameBan[], locale: Locale): Html {
  const words = controlWords(locale);
  const standing = bans.filter(({ lifted }) => !lifted);
  return html`<form method="post" action="${path}/ban">
      <label>${words.login} <input name="login" required pattern="[A-Za-z0-9_]{3,16}" /></label>
      <label
        >${words.reason} <input name="reason" required maxlength="${LONGEST_REASON}" value="${words.usualReason}"
      /></label>
      <label
        >${words.length}
        <select name="minutes">
          <option value="${HOUR}">${words.hour}</option>
          <option value="${MONTH}" selected>${words.month}</option>
          <option value="">${words.forEver}</option>
        </select></label
      >
      <label>${words.price} <input name="price" inputmode="numeric" pattern="[1-9][0-9]{0,8}" value="19900" /></label>
      <button data-action="ban">${words.ban}</button>
    </form>
    ${standing.length === 0 ? null : html`<p>${words.banned}: ${standing.map(({ login }) => login).join(', ')}</p>`}`;
}
