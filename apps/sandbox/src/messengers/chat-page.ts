import type { Locale } from '@hoshikraft/shared';
import { html, Html } from '../http/html.ts';
import type { Person } from '../people/people.ts';
import { fill } from '../reseller/checkout-words.ts';
import { type Message, type Messenger, MESSENGERS } from './chat-store.ts';
import { chatWords } from './chat-words.ts';

export interface ChatView {
  locale: Locale;
  messenger: Messenger;
  person: Person;
  people: readonly Person[];
  conversation: readonly Message[];
  group: readonly Message[];
  isMember: boolean;
}

/** Asks for the page again each second and takes over what was said; nothing that is typed is touched. */
const script = new Html(`
setInterval(async () => {
  const answer = await fetch(location.href).catch(() => null);
  if (!answer?.ok) return;
  const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html');
  for (const part of document.querySelectorAll('[data-live]')) {
    const other = fresh.getElementById(part.id);
    if (!other || other.innerHTML === part.innerHTML) continue;
    part.innerHTML = other.innerHTML;
    part.scrollTop = part.scrollHeight;
  }
}, 1000);
for (const part of document.querySelectorAll('[data-live]')) part.scrollTop = part.scrollHeight;
`);

function messageList(id: string, label: string, messages: readonly Html[], silent: string): Html {
  const said = messages.length > 0 ? messages : html`<li>${silent}</li>`;
  return html`<div class="log" id="${id}" data-live tabindex="0" role="log" aria-label="${label}">
    <ol class="chat">
      ${said}
    </ol>
  </div>`;
}

/** The chat of a person with our bot, and the group of that messenger. */
export function chatPage(view: ChatView, nonce: string): Html {
  const { locale, messenger, person, people } = view;
  const words = chatWords(locale);
  const here = `/chats/${messenger}/${person.id}`;
  const nameOf = (id: number) => people.find((one) => one.id === id)?.name ?? '';
  const private_ = view.conversation.map(
    ({ fromBot, text }) => html`<li class="${fromBot ? 'said' : 'said mine'}">${text}</li>`,
  );
  const inGroup = view.group.map(
    ({ personId, text }) =>
      html`<li class="${personId === person.id ? 'said mine' : 'said'}">${nameOf(personId)}: ${text}</li>`,
  );
  return html`<h1>${fill(words.chatOf, { name: person.name, messenger: words.names[messenger] })}</h1>
    <p>${MESSENGERS.map((one) => html`<a href="/chats/${one}/${person.id}">${words.names[one]}</a> `)}</p>
    <h2>${words.said}</h2>
    ${messageList('private', words.said, private_, words.silent)}
    <form method="post" action="${here}">
      <label class="wide">${words.message} <input name="text" required maxlength="4000" autocomplete="off" /></label>
      <button>${words.send}</button>
    </form>
    <h2>${words.group}</h2>
    <form method="post" action="${here}/group">
      <span class="state${view.isMember ? '' : ' off'}">${view.isMember ? words.member : words.stranger}</span>
      <button name="action" value="${view.isMember ? 'leave' : 'join'}">
        ${view.isMember ? words.leave : words.join}
      </button>
    </form>
    ${messageList('group', words.group, inGroup, words.silent)}
    <form method="post" action="${here}/group">
      <label class="wide"
        >${words.groupMessage} <input name="text" required maxlength="4000" autocomplete="off"
      /></label>
      <button name="action" value="write">${words.write}</button>
    </form>
    <h2>${words.who}</h2>
    ${peopleLinks(messenger, people, locale)}
    <script nonce="${nonce}">
      ${script};
    </script>`;
}

function peopleLinks(messenger: Messenger, people: readonly Person[], locale: Locale): Html {
  const words = chatWords(locale);
  return html`<p>${people.map(({ id, name }) => html`<a href="/chats/${messenger}/${id}">${name}</a> `)}</p>
    <form method="post" action="/chats/${messenger}">
      <label>${words.newPerson} <input name="name" required maxlength="40" autocomplete="off" /></label>
      <button>${words.add}</button>
    </form>`;
}

/** Both messengers, and whom to write as. */
export function chatsPage(people: readonly Person[], locale: Locale): Html {
  const words = chatWords(locale);
  return html`<h1>${words.title}</h1>
    <p class="lead">${words.lead}</p>
    <div class="grid">
      ${MESSENGERS.map(
        (messenger) =>
          html`<section class="card">
            <h2>${words.names[messenger]}</h2>
            ${peopleLinks(messenger, people, locale)}
          </section>`,
      )}
    </div>`;
}
