import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { Store } from './store.ts';

const DEADLINE_MS = 30_000;

/** A published repository over HTTP, read-only. */
export function httpStore(address: string): Store {
  const where = address.replace(/\/+$/, '');
  const ask = async (method: string, name: string): Promise<Response | null> => {
    const response = await fetch(`${where}/${name}`, { method, signal: AbortSignal.timeout(DEADLINE_MS) });
    if (response.ok) return response;
    await response.body?.cancel();
    if (response.status === 404) return null;
    throw new Error(`${where}/${name} answered ${response.status}`);
  };
  const refuse = async (): Promise<never> => {
    throw new Error(`${where} can only be read`);
  };
  return {
    where,
    async open(name) {
      const response = await ask('GET', name);
      return response?.body ? Readable.fromWeb(response.body as ReadableStream<Uint8Array>) : null;
    },
    async size(name) {
      const response = await ask('HEAD', name);
      return response && Number(response.headers.get('content-length'));
    },
    put: refuse,
    replace: refuse,
    putFile: refuse,
    flush: refuse,
    lock: refuse,
  };
}
