import type { Locale } from '@hoshikraft/shared';
import type { Fleet } from '../game-servers/fleet.ts';
import { html, Html } from '../http/html.ts';
import { fill } from '../reseller/checkout-words.ts';
import type { Order, OrderBook } from '../reseller/order-book.ts';
import { banForm } from './ban-form.ts';
import { controlWords } from './control-words.ts';

type FleetServer = Fleet['servers'] extends Map<string, infer One> ? One : never;

const style = new Html(`
*{box-sizing:border-box}
body{margin:0 auto;max-width:1040px;padding:24px 16px 48px;background:#f3f4f6;color:#111827;font:16px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,Arial,sans-serif}
h1{margin:0 0 4px;font-size:28px}h2{margin:32px 0 12px;font-size:20px}h3{margin:0 0 8px;font-size:17px}
p{margin:0 0 8px}.lead{max-width:64ch;color:#4b5563}
.grid{display:grid;gap:16px;grid-template-columns:repeat(auto-fill,minmax(min(420px,100%),1fr))}
.card{padding:16px;border:1px solid #e5e7eb;border-radius:12px;background:#fff;overflow-wrap:anywhere}
.state{display:inline-block;padding:1px 10px;border-radius:99px;background:#d1e7dd;color:#0a3622;font-size:13px}
.state.off{background:#e5e7eb;color:#374151}.bad{color:#842029;font-size:14px}
form{display:flex;flex-wrap:wrap;gap:8px;margin:8px 0}
label{display:grid;gap:2px;color:#4b5563;font-size:14px}input,select{min-height:44px;padding:0 10px;border:1px solid #9ca3af;border-radius:8px;font:inherit;color:#111827;background:#fff}
button{min-height:44px;padding:0 14px;border:1px solid #9ca3af;border-radius:8px;background:#f9fafb;color:#111827;font-family:inherit;font-size:14px;font-weight:500;line-height:1.2;cursor:pointer}
button:hover{background:#e5e7eb}:focus-visible{outline:3px solid #0d6efd;outline-offset:2px}
a{color:#0a58ca}li{margin-bottom:6px;overflow-wrap:anywhere}ol{padding-left:24px}.label{color:#4b5563;font-size:14px;margin:8px 0 0}
`);

function serverCard(one: FleetServer, locale: Locale): Html {
  const words = controlWords(locale);
  const state = one.server.state();
  const path = `/game-servers/${state.id}`;
  const trouble = one.trouble();
  return html`<section class="card" data-server="${state.id}">
    <h3>
      ${state.id}
      <span class="state${state.running ? '' : ' off'}">${state.running ? words.running : words.stopped}</span>
    </h3>
    <p>
      ${words.players}: ${state.online.length} / ${state.maxPlayers} · TPS ${state.tps.toFixed(2)}<br />${words.received}:
      ${state.received.length}
    </p>
    ${trouble === null || !state.running ? null : html`<p class="bad">${fill(words.trouble, { text: trouble })}</p>`}
    <form method="post" action="${path}/${state.running ? 'stop' : 'start'}">
      <button data-action="${state.running ? 'stop' : 'start'}">${state.running ? words.stop : words.start}</button>
    </form>
    <p class="label">
      ${words.faults}${state.fault ? ` (${fill(words.faultSet, { left: state.fault.left, mode: words[state.fault.mode] })})` : ''}
    </p>
    <form method="post" action="${path}/faults">
      <input type="hidden" name="count" value="1" />
      ${(['failed', 'deferred', 'unanswered'] as const).map((mode) => html`<button name="mode" value="${mode}" data-action="${mode}">${words[mode]}</button>`)}
    </form>
    ${banForm(path, state.bans, locale)}
    <a href="${path}/state">${words.state}</a>
  </section>`;
}

function orderLine(order: Order, locale: Locale): Html {
  const money = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: order.currency,
    currencyDisplay: 'narrowSymbol',
  });
  return html`<li>
    <a href="/reseller/checkout/${order.id}">${money.format(order.amount / 100)}</a> ·
    ${controlWords(locale)[order.state]} · ${order.description}
  </li>`;
}

/** The front page: what the sandbox plays, with its switches. */
export function controlPage(fleet: Fleet, book: OrderBook, brandName: string, locale: Locale): Html {
  const words = controlWords(locale);
  const orders = book.latest(20);
  return html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${words.title} · ${brandName}</title>
        <link rel="icon" href="data:," />
        <style>
          ${style}
        </style>
      </head>
      <body>
        <main>
          <h1>${words.title}</h1>
          <p class="lead">${words.lead}</p>
          <h2>${words.servers}</h2>
          <div class="grid">${[...fleet.servers.values()].map((one) => serverCard(one, locale))}</div>
          <h2>${words.orders}</h2>
          ${
            orders.length === 0
              ? html`<p>${words.noOrders}</p>`
              : html`<ol>
                  ${orders.map((order) => orderLine(order, locale))}
                </ol>`
          }
          <p class="label">${fill(words.owed, { count: book.owed().length })}</p>
        </main>
      </body>
    </html>`;
}
