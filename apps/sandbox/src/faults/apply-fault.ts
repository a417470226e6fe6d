import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Fault } from './fault-store.ts';

export const LINE_FAULTS = ['down', 'slow', 'garbage'] as const;

/**
 * Simulates a fault on an HTTP call. @returns true if the call is finished; false if the route must still reply, possibly
 * after the delay of a `slow` fault
 */
export async function applyFault(fault: Fault | null, request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
  if (fault?.kind === 'down') {
    reply.hijack();
    request.raw.socket.resetAndDestroy();
    return true;
  }
  if (fault?.kind === 'garbage') {
    void reply.type('text/html').send('<!doctype html><title>502</title><h1>Bad Gateway</h1>');
    return true;
  }
  if (fault?.kind === 'slow') await sleep(fault.ms, undefined, { ref: false });
  return false;
}
