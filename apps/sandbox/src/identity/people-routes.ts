import type { FastifyInstance } from 'fastify';
import { frame } from '../http/frame.ts';
import { html } from '../http/html.ts';
import { readFields, sendPage, spokenIn } from '../http/pages.ts';
import { type People, type Person, SERVICES, subjectOf } from '../people/people.ts';
import { identityWords } from './identity-words.ts';

const shown = (person: Person) => ({
  ...person,
  subjects: Object.fromEntries(SERVICES.map((service) => [service, subjectOf(person, service)])),
});

/** `/identity`: who there is outside, and under which number each service knows them; `/identity/people.json` for tests. */
export function peopleRoutes(app: FastifyInstance, people: People, brandName: string): void {
  app.get('/identity/people.json', () => people.all().map(shown));

  app.get('/identity', (request, reply) => {
    const locale = spokenIn(request);
    const words = identityWords(locale);
    const body = html`<h1>${words.title}</h1>
      <p class="lead">${words.lead}</p>
      <form method="post" action="/identity/people">
        <label>${words.newPerson} <input name="name" required maxlength="40" autocomplete="off" /></label>
        <button>${words.add}</button>
      </form>
      <ul class="plain">
        ${people.all().map(
          (person) =>
            html`<li class="card">
              <b>${person.name}</b> · ${person.email ?? words.noMail}<br />
              <span class="label"
                >${SERVICES.map((service) => `${service}: ${subjectOf(person, service)}`).join(' · ')}</span
              >
            </li>`,
        )}
      </ul>`;
    return sendPage(reply, frame({ locale, title: words.title, brandName, here: '/identity', body }));
  });

  app.post('/identity/people', (request, reply) => {
    const person = people.invent(readFields(request.body)['name'] ?? '');
    if (person === null) return reply.code(422).send({ error: 'name: 1 to 40 characters' });
    return Buffer.isBuffer(request.body) ? reply.send(shown(person)) : reply.redirect('/identity', 303);
  });
}
