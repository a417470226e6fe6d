import { mutationOptions } from '@tanstack/react-query';
import { answered } from './answered.ts';
import type { ServiceClient } from './service-client.ts';
import { serviceQueries, type ServiceSchemas } from './service-queries.ts';

/** What the page has the local service do; each as options of a mutation. */
export const serviceCalls = {
  /** Verify, download what is missing, start. The state follows over the socket. Quiet: the button's page says why not. */
  launch: (service: ServiceClient) =>
    mutationOptions({
      mutationFn: (order: ServiceSchemas['LaunchRequest']) => answered(service.quiet.POST('/launch', { body: order })),
    }),
  /** Checks every file by its hash and mends it. */
  verify: (service: ServiceClient) =>
    mutationOptions({
      mutationFn: (client: string) => answered(service.POST('/verify', { body: { client } })),
    }),
  /** Stops the present job; with `force` a running game too. */
  cancel: (service: ServiceClient) =>
    mutationOptions({
      mutationFn: ({ force = false }: { force?: boolean } = {}) =>
        answered(service.POST('/cancel', { body: { force } })),
      onSettled: (_state, _error, _order, _result, { client }) =>
        client.invalidateQueries({ queryKey: serviceQueries.clients.key() }),
    }),
  /** Opens an https address of a known host in the browser. */
  openLink: (service: ServiceClient) =>
    mutationOptions({
      mutationFn: (url: string) => answered(service.POST('/open-link', { body: { url } })),
    }),
};

/** Lines from number `from` on, at most 2,000. Quiet: the log store asks again by itself. */
export const readLogs = (service: ServiceClient, from: number, limit: number): Promise<ServiceSchemas['LogPage']> =>
  answered(service.quiet.GET('/logs', { params: { query: { from, limit } } }));

/** The log without secrets, as it would be sent. Quiet: the dialog says itself what happened. */
export const previewLogs = (service: ServiceClient): Promise<ServiceSchemas['LogUpload']> =>
  answered(service.quiet.POST('/logs/upload', { body: { send: false } }));

/** Sends the text of that preview to the support, whatever was written since. Quiet: as before. */
export const sendLogs = (service: ServiceClient, preview: string): Promise<ServiceSchemas['LogUpload']> =>
  answered(service.quiet.POST('/logs/upload', { body: { send: true, preview } }));

/** Texts that the page keeps with the service (`storage/{key}`). */
export interface TextStorage {
  /** null where nothing is kept under this key. */
  read(key: string): Promise<string | null>;
  write(key: string, value: string): Promise<void>;
  remove(key: string): Promise<void>;
}

export const serviceStorage = (service: ServiceClient): TextStorage => ({
  read: async (key) => (await answered(service.quiet.GET('/storage/{key}', { params: { path: { key } } }))).value,
  write: async (key, value) => {
    await service.POST('/storage/{key}', { params: { path: { key } }, body: { value } });
  },
  remove: async (key) => {
    await service.DELETE('/storage/{key}', { params: { path: { key } } });
  },
});
