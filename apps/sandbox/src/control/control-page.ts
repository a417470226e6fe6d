import { formatMoney, type Locale } from '@hoshikraft/shared';
import type { Fleet } from '../game-servers/fleet.ts';
import { frame } from '../http/frame.ts';
import { html, type Html } from '../http/html.ts';
import { fill } from '../reseller/checkout-words.ts';
import type { Order, OrderStore } from '../reseller/order-store.ts';
import { banForm } from './ban-form.ts';
import { controlWords } from './control-words.ts';

type FleetServer = Fleet['servers'] extends Map<string, infer One> ? One : never;

const whenOf = (moment: string, locale: Locale): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'medium' }).format(new Date(moment));

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
    <form method="post" action="${path}/wipe">
      <button data-action="wipe">${words.wipe}</button>
      ${state.wipedAt === null ? null : html`<span>${fill(words.wiped, { when: whenOf(state.wipedAt, locale) })}</span>`}
    </form>
    ${banForm(path, state.bans, locale)}
    <a href="${path}/state">${words.state}</a>
  </section>`;
}

function orderLine(order: Order, locale: Locale): Html {
  return html`<li>
    <a href="/reseller/checkout/${order.id}">${formatMoney(order.amount, locale)}</a> ·
    ${controlWords(locale)[order.state]} · ${order.description}
  </li>`;
}

/** The front page: what the sandbox plays, with its switches. */
export function controlPage(fleet: Fleet, book: OrderStore, brandName: string, locale: Locale): Html {
  const words = controlWords(locale);
  const orders = book.latest(20);
  const body = html`<h1>${words.title}</h1>
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
    <p class="label">${fill(words.owed, { count: book.owed().length })}</p>`;
  return frame({ locale, title: words.title, brandName, here: '/', body });
}
