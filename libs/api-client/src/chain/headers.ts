import type { Locale } from '@hoshikraft/shared';
import type { Middleware } from 'openapi-fetch';

/** Adds what the app sends with every call: credentials where it keeps them itself, marks of its own. */
export const appHeaders = (headers: () => Readonly<Record<string, string>>): Middleware => ({
  onRequest({ request }) {
    for (const [name, value] of Object.entries(headers())) request.headers.set(name, value);
    return undefined;
  },
});

/** Asks for texts in the page's language. */
export const language = (locale: Locale): Middleware => ({
  onRequest({ request }) {
    if (!request.headers.has('Accept-Language')) request.headers.set('Accept-Language', locale);
    return undefined;
  },
});

/** A fresh key for one intent of the player: keep it while the same call is tried again, so that it counts once. */
export const newIdempotencyKey = (): string => {
  // randomUUID exists only in secure contexts; development may run on a plain address of the local network.
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
};

/** Every POST carries a key (docs/product/money.md#idempotency); the caller's own wins, since it may be repeating a call. */
export const idempotency: Middleware = {
  onRequest({ request }) {
    if (request.method === 'POST' && !request.headers.has('Idempotency-Key')) {
      request.headers.set('Idempotency-Key', newIdempotencyKey());
    }
    return undefined;
  },
};
