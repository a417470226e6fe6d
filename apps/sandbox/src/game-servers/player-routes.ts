import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { faultText } from '../fault-text.ts';
import type { Fleet } from './fleet.ts';

type Named = { Params: { id: string } };

/** Texts of a JSON body by name; null where it is no JSON or one of them is missing. */
function readTexts<Name extends string>(body: unknown, names: readonly Name[]): Record<Name, string> | null {
  try {
    const content = JSON.parse(String(body)) as Record<string, unknown> | null;
    const texts = names.map((name) => [name, content?.[name]] as const);
    if (!texts.every(([, text]) => typeof text === 'string' && text !== '')) return null;
    return Object.fromEntries(texts) as Record<Name, string>;
  } catch {
    return null;
  }
}

/**
 * Requests of a game client to its server: `join` with its session, `alive` every 5 s, `leave`. A real game uses its
 * own protocol here; the requests that the server then sends to the API are the real ones.
 */
export function playerRoutes(app: FastifyInstance, fleet: Fleet): void {
  const serverOf = (request: FastifyRequest<Named>) => fleet.servers.get(request.params.id);
  const unknown = (reply: FastifyReply) => reply.code(404).send({ error: 'no such game server' });

  app.post<Named>('/game-servers/:id/join', async (request, reply) => {
    const one = serverOf(request);
    if (!one) return unknown(reply);
    const given = readTexts(request.body, ['login', 'accessId', 'accessToken']);
    if (!given) return reply.code(422).send({ error: 'login, accessId and accessToken are needed' });
    try {
      const admission = await one.server.join({ ...given, address: request.ip }, request.headers['accept-language']);
      // Monitoring shows the player at once, not with the next heartbeat.
      if (admission.allowed) one.soon(() => one.server.beat());
      return await reply.send(admission);
    } catch (error) {
      return reply.code(503).send({ allowed: false, message: faultText(error) });
    }
  });

  app.post<Named>('/game-servers/:id/alive', (request, reply) => {
    const one = serverOf(request);
    if (!one) return unknown(reply);
    const given = readTexts(request.body, ['sessionId']);
    if (!given) return reply.code(422).send({ error: 'sessionId is needed' });
    const online = one.server.alive(given.sessionId);
    return reply.code(online ? 200 : 410).send({ online });
  });

  app.post<Named>('/game-servers/:id/leave', (request, reply) => {
    const one = serverOf(request);
    if (!one) return unknown(reply);
    const given = readTexts(request.body, ['sessionId']);
    if (!given) return reply.code(422).send({ error: 'sessionId is needed' });
    const left = one.server.leave(given.sessionId);
    if (left) one.soon(() => one.server.beat());
    return reply.send({ left });
  });
}
