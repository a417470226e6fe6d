import type { Locale } from '@hoshikraft/shared';
import { html, Html } from '../http/html.ts';
import { checkoutWords } from './checkout-words.ts';
import type { Method } from './order-book.ts';
import { QR_SIZE, qrModules } from './qr-code.ts';

const QUIET_ZONE = 4;
// The address of no one's wallet: base58 like a real one, its checksum is wrong on purpose.
const TEST_WALLET = 'TTestPayBridge1111111111111111ZZZZ';

function qrPicture(text: string, label: string): Html {
  const dots = qrModules(text).flatMap((line, row) =>
    line.flatMap((dark, column) => (dark ? [`M${column + QUIET_ZONE} ${row + QUIET_ZONE}h1v1h-1z`] : [])),
  );
  const side = QR_SIZE + 2 * QUIET_ZONE;
  return html`<svg
    class="qr"
    role="img"
    aria-label="${label}"
    viewBox="0 0 ${side} ${side}"
    shape-rendering="crispEdges"
  >
    <rect width="${side}" height="${side}" fill="#fff" />
    <path fill="#111827" d="${new Html(dots.join(''))}" />
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
