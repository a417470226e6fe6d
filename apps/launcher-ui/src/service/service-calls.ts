import { mutationOptions } from '@tanstack/react-query';
import { responseData } from './response-data.ts';
import type { ServiceClient } from './service-client.ts';
import { serviceQueries, type ServiceSchemas } from './service-queries.ts';

/** Calls of the local service with side effects, as mutation options. */
export const serviceCalls = {
  /** Verifies, downloads what is missing, and starts. The state follows over the socket. Quiet: the page shows the error. */
  launch: (service: ServiceClient) =>
    mutationOptions({
      mutationFn: (order: ServiceSchemas['LaunchRequest']) =>
        responseData(service.quiet.POST('/launch', { body: order })),
    }),
  /** Checks every file by its hash and repairs it. */
  verify: (service: ServiceClient) =>
    mutationOptions({
      mutationFn: (client: string) => responseData(service.POST('/verify', { body: { client } })),
    }),
  /** Stops the current job; with `force` also a running game. */
  cancel: (service: ServiceClient) =>
    mutationOptions({
      mutationFn: ({ force = false }: { force?: boolean } = {}) =>
        responseData(service.POST('/cancel', { body: { force } })),
      onSettled: (_state, _error, _order, _result, { client }) =>
        client.invalidateQueries({ queryKey: serviceQueries.clients.key() }),
    }),
  /** Opens an https address of a known host in the browser. */
  openLink: (service: ServiceClient) =>
    mutationOptions({
      mutationFn: (url: string) => responseData(service.POST('/open-link', { body: { url } })),
    }),
};

/** Opens the site in the browser, where the player confirms a sign-in. */
export const startBrowserSignIn = (service: ServiceClient): Promise<ServiceSchemas['BrowserSignIn']> =>
  responseData(service.POST('/browser-sign-in'));

/** How it stands; a decision is returned once. */
export const takeBrowserSignIn = (service: ServiceClient): Promise<ServiceSchemas['BrowserSignIn']> =>
  responseData(service.GET('/browser-sign-in'));

export const cancelBrowserSignIn = async (service: ServiceClient): Promise<void> => {
  await service.quiet.DELETE('/browser-sign-in');
};

/** Lines from number `from`, at most 2,000. Quiet: the log store retries by itself. */
export const readLogs = (service: ServiceClient, from: number, limit: number): Promise<ServiceSchemas['LogPage']> =>
  responseData(service.quiet.GET('/logs', { params: { query: { from, limit } } }));

/** The log without secrets, as it would be sent. Quiet: the dialog shows the error. */
export const previewLogs = (service: ServiceClient): Promise<ServiceSchemas['LogUpload']> =>
  responseData(service.quiet.POST('/logs/upload', { body: { send: false } }));

/** Sends the text of that preview to support, whatever was written since. Quiet, as above. */
export const sendLogs = (service: ServiceClient, preview: string): Promise<ServiceSchemas['LogUpload']> =>
  responseData(service.quiet.POST('/logs/upload', { body: { send: true, preview } }));

/** Texts of the page that the service stores (`storage/{key}`). */
export interface TextStorage {
  /** null if there is no text with this key. */
  read(key: string): Promise<string | null>;
  write(key: string, value: string): Promise<void>;
  remove(key: string): Promise<void>;
}

export const serviceStorage = (service: ServiceClient): TextStorage => ({
  read: async (key) => (await responseData(service.quiet.GET('/storage/{key}', { params: { path: { key } } }))).value,
  write: async (key, value) => {
    await service.POST('/storage/{key}', { params: { path: { key } }, body: { value } });
  },
  remove: async (key) => {
    await service.DELETE('/storage/{key}', { params: { path: { key } } });
  },
});
