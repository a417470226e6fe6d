import type { Locale } from '@hoshikraft/shared';
import type { FastifyInstance } from 'fastify';
import { frame } from '../http/frame.ts';
import { html, type Html } from '../http/html.ts';
import { readFields, sendPage, spokenIn } from '../http/pages.ts';
import { fill } from '../reseller/checkout-words.ts';
import { type Fault, type FaultStore, type FaultKind, STAND_INS, type StandIn } from './fault-store.ts';
import { faultWords } from './fault-words.ts';

const MOST = 1000;
const LONGEST_MS = 600_000;
const USUAL_MS = 8000;

const isStandIn = (name: string): name is StandIn => Object.hasOwn(STAND_INS, name);

function card(name: StandIn, fault: Fault | null, locale: Locale): Html {
  const words = faultWords(locale);
  const left = fault?.left == null ? '' : `, ${fill(words.left, { left: fault.left })}`;
  return html`<section class="card" data-stand-in="${name}">
    <h2 style="margin-top:0">
      ${words.names[name]}
      <span class="state${fault ? ' off' : ''}">${fault ? words.kinds[fault.kind] + left : words.works}</span>
    </h2>
    <form method="post" action="/faults">
      <input type="hidden" name="of" value="${name}" />
      <label>${words.count} <input name="count" inputmode="numeric" pattern="[0-9]{0,4}" /></label>
      <label>${words.ms} <input name="ms" inputmode="numeric" pattern="[0-9]{0,6}" value="${USUAL_MS}" /></label>
      ${STAND_INS[name].map((kind) => html`<button name="kind" value="${kind}">${words.kinds[kind]}</button>`)}
      ${fault ? html`<button name="kind" value="none">${words.clear}</button>` : null}
    </form>
  </section>`;
}

function readFault(fields: Readonly<Record<string, string>>): { of: StandIn; fault: Fault | null } | null {
  const { of = '', kind = '', count = '', ms = '' } = fields;
  if (!isStandIn(of)) return null;
  if (kind === 'none') return { of, fault: null };
  const known = (STAND_INS[of] as readonly FaultKind[]).find((one) => one === kind);
  const [left, wait] = [count === '' ? null : Number(count), ms === '' ? USUAL_MS : Number(ms)];
  const countIsSound = left === null || (Number.isInteger(left) && left > 0 && left <= MOST);
  if (known === undefined || !countIsSound || !(Number.isInteger(wait) && wait >= 0 && wait <= LONGEST_MS)) return null;
  return { of, fault: { kind: known, left, ms: wait } };
}

/** `/faults`: the active faults as a page; `GET /faults.json` and `POST /faults` (form or JSON) for tests. */
export function faultRoutes(app: FastifyInstance, faults: FaultStore, brandName: string): void {
  app.get('/faults.json', () => faults.all());
  app.get('/faults', (request, reply) => {
    const locale = spokenIn(request);
    const words = faultWords(locale);
    const names = Object.keys(STAND_INS) as StandIn[];
    const body = html`<h1>${words.title}</h1>
      <p class="lead">${words.lead}</p>
      <div class="grid">${names.map((name) => card(name, faults.of(name), locale))}</div>`;
    return sendPage(reply, frame({ locale, title: words.title, brandName, here: '/faults', body }));
  });
  app.post('/faults', (request, reply) => {
    const wanted = readFault(readFields(request.body));
    if (!wanted) return reply.code(422).send({ error: `of and kind: ${JSON.stringify({ ...STAND_INS })}, or none` });
    if (wanted.fault) faults.set(wanted.of, wanted.fault);
    else faults.clear(wanted.of);
    return Buffer.isBuffer(request.body) ? reply.send(faults.all()) : reply.redirect('/faults', 303);
  });
}
