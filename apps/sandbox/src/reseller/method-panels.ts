import type { Locale } from '@hoshikraft/shared';
import { encode } from 'uqr';
import { html, Html } from '../http/html.ts';
import { checkoutWords } from './checkout-words.ts';
import type { Method } from './order-store.ts';

/** Light modules around the code, without which cameras do not find it. */
const BORDER = 4;
// The address of no one's wallet: base58 like a real one, its checksum is wrong on purpose.
const TEST_WALLET = 'TTestPayBridge1111111111111111ZZZZ';

function qrPicture(text: string, label: string): Html {
  const { data, size } = encode(text, { border: BORDER });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return html`<svg
    class="qr"
    role="img"
    aria-label="${label}"
    viewBox="0 0 ${size} ${size}"
    shape-rendering="crispEdges"
  >
    <rect width="${size}" height="${size}" fill="#fff" />
    <path fill="#111827" d="${new Html(dark.join(''))}" />
  </svg>`;
}

function cardForm(locale: Locale): Html {
  const words = checkoutWords(locale);
  return html`<div class="fields">
      <label class="wide"
        >${words.cardNumber}<input
          name="card"
          value="4242 4242 4242 4242"
          inputmode="numeric"
          autocomplete="off"
          maxlength="23"
      /></label>
      <label
        >${words.expiry}<input name="expiry" value="12/30" inputmode="numeric" autocomplete="off" maxlength="5"
      /></label>
      <label>${words.cvc}<input name="cvc" value="123" inputmode="numeric" autocomplete="off" maxlength="4" /></label>
    </div>
    <p class="hint">${words.cardHint}</p>`;
}

/** What the payer fills in, scans or copies for one method. */
export function methodPanel(view: { locale: Locale; method: Method; address: string }): Html {
  const words = checkoutWords(view.locale);
  switch (view.method) {
    case 'bank_card':
      return cardForm(view.locale);
    case 'instant_payment':
      return html`<div class="scan">
        <p>${words.qrTitle}</p>
        ${qrPicture(view.address, words.qrLabel)}
        <p class="hint">${words.qrHint}</p>
      </div>`;
    case 'cryptocurrency':
      return html`<div class="scan">
        <p>${words.cryptoTitle}</p>
        <code class="wallet">${TEST_WALLET}</code>
        <p class="hint">${words.cryptoHint}</p>
      </div>`;
  }
}
