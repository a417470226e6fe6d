import type { FastifyInstance } from 'fastify';
import type { Fleet } from '../game-servers/fleet.ts';
import type { FaultMode } from '../game-servers/role-keeper.ts';
import { formField, sendPage, spokenIn } from '../http/pages.ts';
import type { OrderStore } from '../reseller/order-store.ts';
import { readBan } from './ban-form.ts';
import { controlPage } from './control-page.ts';

const FAULT_MODES: readonly FaultMode[] = ['failed', 'deferred', 'unanswered'];
const MOST_FAULTS = 1000;

/** The page a developer steers the sandbox by, and what tests ask it. */
export function controlRoutes(
  app: FastifyInstance,
  { fleet, book, brandName }: { fleet: Fleet; book: OrderStore; brandName: string },
): void {
  app.get('/', (request, reply) => {
    return sendPage(reply, controlPage(fleet, book, brandName, spokenIn(request)));
  });

  app.get<{ Params: { id: string } }>('/game-servers/:id/state', (request, reply) => {
    const one = fleet.servers.get(request.params.id);
    if (!one) return reply.code(404).send({ error: 'no such game server' });
    return reply.send({ ...one.server.state(), trouble: one.trouble() });
  });

  app.post<{ Params: { id: string; action: string } }>('/game-servers/:id/:action', (request, reply) => {
    const one = fleet.servers.get(request.params.id);
    if (!one) return reply.code(404).send({ error: 'no such game server' });
    const { action } = request.params;
    if (action === 'start') one.start();
    else if (action === 'stop') one.stop();
    else if (action === 'faults') {
      const mode = FAULT_MODES.find((known) => known === formField(request.body, 'mode'));
      const count = Number(formField(request.body, 'count'));
      if (!mode || !Number.isInteger(count) || count < 0 || count > MOST_FAULTS) {
        return reply.code(422).send({ error: `mode: ${FAULT_MODES.join(', ')}; count: 0 to ${MOST_FAULTS}` });
      }
      one.server.keeper.fail(mode, count);
    } else if (action === 'ban') {
      const ban = readBan(request.body);
      if (typeof ban === 'string') return reply.code(422).send({ error: ban });
      one.server.ban(ban);
      // The API is notified at once, and monitoring no longer lists the player.
      one.soon(() => one.server.sendEvents());
      one.soon(() => one.server.beat());
    } else if (action === 'wipe') {
      const wipedAt = one.server.wipe();
      // Refunds open at once.
      one.soon(() => one.server.sendEvents());
      if (Buffer.isBuffer(request.body)) return reply.send({ wipedAt });
    } else return reply.code(404).send({ error: 'no such action' });
    return reply.redirect('/', 303);
  });
}
