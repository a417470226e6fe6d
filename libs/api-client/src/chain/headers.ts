import type { Locale } from '@hoshikraft/shared';
import type { Middleware } from 'openapi-fetch';

/** Adds the headers that the app sends with every call, such as credentials that it stores itself. */
export const appHeaders = (headers: () => Readonly<Record<string, string>>): Middleware => ({
  onRequest({ request }) {
    for (const [name, value] of Object.entries(headers())) request.headers.set(name, value);
    return undefined;
  },
});

/** Requests texts in the language of the page. */
export const language = (locale: () => Locale): Middleware => ({
  onRequest({ request }) {
    if (!request.headers.has('Accept-Language')) request.headers.set('Accept-Language', locale());
    return undefined;
  },
});

/** Creates an idempotency key. Reuse it while the same call is retried, so that it takes effect once. */
export const newIdempotencyKey = (): string => {
  // randomUUID exists only in secure contexts; development may run on a plain address of the local network.
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
};

/** Every POST carries a key (docs/product/money.md#idempotency); a key set by the caller is not replaced, since it may be a retry. */
export const idempotency: Middleware = {
  onRequest({ request }) {
    if (request.method === 'POST' && !request.headers.has('Idempotency-Key')) {
      request.headers.set('Idempotency-Key', newIdempotencyKey());
    }
    return undefined;
  },
};
