import { formatMoney, type Locale } from '@hoshikraft/shared';
import { html, type Html } from '../http/html.ts';
import { checkoutStyle } from './checkout-style.ts';
import { checkoutWords, fill } from './checkout-words.ts';
import { methodPanel } from './method-panels.ts';
import { METHODS } from './order-request.ts';
import { type Method, type Order, refundable, type Report } from './order-store.ts';

export interface CheckoutView {
  locale: Locale;
  order: Order;
  /** The method whose form is shown; the order's own until another is picked. */
  method: Method;
  reports: readonly Report[];
  /** Address of this page. */
  address: string;
  lateSeconds: number;
}

function frame(locale: Locale, title: string, body: Html): Html {
  const words = checkoutWords(locale);
  return html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} · PayBridge</title>
        <link rel="icon" href="data:," />
        <style>
          ${checkoutStyle}
        </style>
      </head>
      <body>
        <header class="top"><span class="brand">PayBridge</span><span class="test">${words.testMode}</span></header>
        <main>${body}</main>
        <footer>${words.footer}</footer>
      </body>
    </html>`;
}

function summary({ locale, order }: CheckoutView): Html {
  const words = checkoutWords(locale);
  return html`<section class="summary">
    <p class="label">${order.state === 'open' ? words.total : words.sum}</p>
    <p class="amount" data-testid="amount">${formatMoney(order.amount, locale)}</p>
    <p class="what">${order.description}</p>
    <p class="label">${words.order}</p>
    <p class="number">${order.orderId}</p>
  </section>`;
}

function openOrder(view: CheckoutView): Html {
  const { locale, method, address, lateSeconds } = view;
  const words = checkoutWords(locale);
  const path = URL.parse(address)?.pathname ?? address;
  const button = (action: string, label: string, kind: string) =>
    html`<button class="${kind}" type="submit" name="action" value="${action}" data-action="${action}">
      ${label}
    </button>`;
  return html`<section class="card">
    <h1>${words.title}</h1>
    <nav class="methods" aria-label="${words.method}">
      ${METHODS.map(
        (one) =>
          html`<a
            href="${path}?method=${one}"
            data-method="${one}"
            ${one === method ? html` aria-current="true"` : null}
            >${words[one]}</a
          >`,
      )}
    </nav>
    <form method="post" action="${path}">
      <input type="hidden" name="method" value="${method}" />
      ${methodPanel(view)}
      ${button('pay', method === 'bank_card' ? `${words.pay} ${formatMoney(view.order.amount, locale)}` : words.paid_transfer, 'primary')}
      ${button('decline', words.decline, 'quiet')}
      <fieldset class="bench">
        <legend>${words.bench}</legend>
        ${button('pay-late', fill(words.payLate, { seconds: lateSeconds }), 'plain')}
        ${button('pay-twice', words.payTwice, 'plain')}
      </fieldset>
    </form>
  </section>`;
}

function reportLine(report: Report, locale: Locale): string {
  const words = checkoutWords(locale);
  if (report.deliveredAt !== null) return fill(words.delivered, { answer: report.lastAnswer ?? '' });
  if (report.attempts === 0) return words.waiting;
  return fill(words.retrying, { attempts: report.attempts, answer: report.lastAnswer ?? '' });
}

function endedOrder({ locale, order, reports, address }: CheckoutView): Html {
  const words = checkoutWords(locale);
  const paid = order.state === 'paid';
  const button = (action: string, label: string) =>
    html`<button class="plain" type="submit" name="action" value="${action}" data-action="${action}">${label}</button>`;
  return html`<section class="card" data-state="${order.state}">
    <h1>${paid ? words.paidTitle : words.declinedTitle}</h1>
    <p>${paid ? words.paidText : words.declinedText}</p>
    <a class="primary" data-action="back" href="${paid ? order.returnUrl : order.failUrl}">${words.back}</a>
    <form class="bench" method="post" action="${URL.parse(address)?.pathname ?? address}">
      <h2>${words.reports}</h2>
      <ol>
        ${reports.map((report) => html`<li>${reportLine(report, locale)}</li>`)}
      </ol>
      ${button('report-again', words.reportAgain)}
      ${paid && refundable(order) > 0 ? button('refund', words.refund) : null}
      ${paid && order.dispute === null ? button('dispute-opened', words.disputeOpened) : null}
      ${paid && order.dispute !== null ? button('dispute-lost', words.disputeLost) : null}
      ${paid && order.dispute !== null ? button('dispute-won', words.disputeWon) : null}
    </form>
  </section>`;
}

/** The page a payer sees: an order still open, or what became of it. */
export function checkoutPage(view: CheckoutView): Html {
  const words = checkoutWords(view.locale);
  const body = view.order.state === 'open' ? openOrder(view) : endedOrder(view);
  return frame(view.locale, words.title, html`${summary(view)}${body}`);
}

/** The page for an address that names no order. */
export function missingOrderPage(locale: Locale): Html {
  const words = checkoutWords(locale);
  return frame(
    locale,
    words.notFoundTitle,
    html`<section class="card">
      <h1>${words.notFoundTitle}</h1>
      <p>${words.notFoundText}</p>
    </section>`,
  );
}
