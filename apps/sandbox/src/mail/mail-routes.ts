import type { Locale } from '@hoshikraft/shared';
import type { FastifyInstance } from 'fastify';
import { frame } from '../http/frame.ts';
import { html, type Html } from '../http/html.ts';
import { sendPage, spokenIn } from '../http/pages.ts';
import type { Letter, Inbox } from './inbox.ts';
import { mailWords } from './mail-words.ts';

const SHOWN = 100;
/** Scripts in an email do not run; its links replace this page. */
const LETTER_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data: http: https:; sandbox allow-top-navigation-by-user-activation allow-popups allow-popups-to-escape-sandbox";

const timeOf = (letter: Letter, locale: Locale): string =>
  new Date(letter.receivedAt).toLocaleString(locale === 'ru' ? 'ru-RU' : 'en-GB');

function listPage(letters: readonly Letter[], to: string, locale: Locale): Html {
  const words = mailWords(locale);
  return html`<h1>${words.title}</h1>
    <p class="lead">${words.lead}</p>
    <form action="/mail">
      <label class="wide">${words.of} <input name="to" type="email" value="${to}" /></label>
      <button>${words.show}</button>
    </form>
    ${letters.length === 0 ? html`<p>${words.none}</p>` : null}
    <ul class="plain">
      ${letters.slice(0, SHOWN).map(
        (letter) =>
          html`<li class="card">
            <a href="/mail/${letter.id}">${letter.subject || words.noSubject}</a><br />
            ${letter.to.join(', ')} · <time datetime="${letter.receivedAt}">${timeOf(letter, locale)}</time>
          </li>`,
      )}
    </ul>`;
}

function letterPage(letter: Letter, locale: Locale): Html {
  const words = mailWords(locale);
  return html`<h1>${letter.subject || words.noSubject}</h1>
    <p>
      ${words.from}: ${letter.headers['from'] ?? letter.from}<br />
      ${words.to}: <a href="/mail?to=${encodeURIComponent(letter.to[0] ?? '')}">${letter.to.join(', ')}</a><br />
      <time datetime="${letter.receivedAt}">${timeOf(letter, locale)}</time>
    </p>
    ${letter.html === '' ? null : html`<iframe title="${words.letter}" src="/mail/${letter.id}/html"></iframe>`}
    <h2>${words.text}</h2>
    <pre tabindex="0">${letter.text}</pre>
    <p><a href="/mail/${letter.id}/source">${words.source}</a></p>`;
}

/** `/mail`: all received emails as a page; `GET /mail.json?to=` for tests. */
export function mailRoutes(app: FastifyInstance, letters: Inbox, brandName: string): void {
  app.get<{ Querystring: { to?: string } }>('/mail.json', ({ query }) =>
    letters.list(query.to).map(({ drawn: _, source: __, ...letter }) => letter),
  );

  app.get<{ Querystring: { to?: string } }>('/mail', (request, reply) => {
    const locale = spokenIn(request);
    const to = request.query.to ?? '';
    const body = listPage(letters.list(to), to, locale);
    return sendPage(reply, frame({ locale, title: mailWords(locale).title, brandName, here: '/mail', body }));
  });

  app.get<{ Params: { id: string } }>('/mail/:id', (request, reply) => {
    const locale = spokenIn(request);
    const words = mailWords(locale);
    const letter = letters.find(request.params.id);
    const title = letter === null ? words.missing : letter.subject || words.noSubject;
    const missing = html`<h1>${words.missing}</h1>
      <p>${words.missingText}</p>`;
    const body = letter === null ? missing : letterPage(letter, locale);
    const status = letter === null ? 404 : 200;
    return sendPage(reply, frame({ locale, title, brandName, body }), { status, policy: "frame-src 'self'" });
  });

  app.get<{ Params: { id: string } }>('/mail/:id/html', (request, reply) => {
    const letter = letters.find(request.params.id);
    if (letter === null) return reply.code(404).send({ error: 'no such letter' });
    return reply
      .headers({
        'content-security-policy': LETTER_POLICY,
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
      })
      .type('text/html; charset=utf-8')
      .send(`<base target="_top">${letter.drawn}`);
  });

  app.get<{ Params: { id: string } }>('/mail/:id/source', (request, reply) => {
    const letter = letters.find(request.params.id);
    if (letter === null) return reply.code(404).send({ error: 'no such letter' });
    return reply
      .headers({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' })
      .type('text/plain; charset=utf-8')
      .send(letter.source);
  });
}
