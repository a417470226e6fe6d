import type { Locale } from '@hoshikraft/shared';
import type { FaultKind } from '../faults/fault-store.ts';
import { faultWords } from '../faults/fault-words.ts';
import { frame } from '../http/frame.ts';
import { html, type Html } from '../http/html.ts';
import type { Person } from '../people/people.ts';
import { fill } from '../reseller/checkout-words.ts';
import { identityWords } from './identity-words.ts';

interface Choice {
  locale: Locale;
  brandName: string;
  /** As people call it. */
  provider: string;
  /** Name of the site that requests the sign-in. */
  client: string;
  people: readonly Person[];
  /** Where the choice is sent to. */
  action: string;
  /** What may go wrong with this sign-in. */
  faults: readonly FaultKind[];
}

/** A provider's page: who signs in, and what goes wrong with it. */
export function choosePage({ locale, brandName, provider, client, people, action, faults }: Choice): Html {
  const words = identityWords(locale);
  const title = fill(words.choose, { provider });
  const body = html`<h1>${title}</h1>
    <p class="lead">${fill(words.wants, { client })}</p>
    <form method="post" action="${action}" class="card">
      <label
        >${words.wrong}
        <select name="fault">
          <option value="">${words.nothing}</option>
          ${faults.map((kind) => html`<option value="${kind}">${faultWords(locale).kinds[kind]}</option>`)}
        </select></label
      >
      <p style="flex-basis:100%"></p>
      ${people.map(
        (person) =>
          html`<button name="person" value="${person.id}">
            ${fill(words.goOn, { name: person.name })} (${person.email ?? words.noMail})
          </button>`,
      )}
      <p style="flex-basis:100%"></p>
      <label>${words.newPerson} <input name="name" maxlength="40" autocomplete="off" /></label>
      <button name="person" value="new">${words.goOnNew}</button>
      <button name="person" value="deny">${words.deny}</button>
    </form>`;
  return frame({ locale, title, brandName, body });
}

/** A page that states why a sign-in is refused without a redirect back to the site. */
export function refusalPage(locale: Locale, brandName: string, why: string): Html {
  const { refused } = identityWords(locale);
  const body = html`<h1>${refused}</h1>
    <p>${why}</p>`;
  return frame({ locale, title: refused, brandName, body });
}
