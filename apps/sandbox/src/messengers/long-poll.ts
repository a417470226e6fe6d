import type { FastifyRequest } from 'fastify';
import type { ChatStore, Messenger, Update } from './chat-store.ts';

/** Aborts when the connection of the request closes, so that a poll does not outlive its client. */
export function endOf(request: FastifyRequest): AbortSignal {
  const ending = new AbortController();
  request.raw.socket.once('close', () => ending.abort());
  return ending.signal;
}

/** What came after a number, as soon as there is something, at the latest after `seconds`. */
export async function pollUpdates(
  book: ChatStore,
  messenger: Messenger,
  after: number,
  seconds: number,
  ending: AbortSignal,
): Promise<Update[]> {
  const until = Date.now() + seconds * 1000;
  for (;;) {
    const updates = book.updatesAfter(messenger, after);
    const left = until - Date.now();
    if (updates.length > 0 || left <= 0 || ending.aborted) return updates;
    await book.change(left, ending);
  }
}
