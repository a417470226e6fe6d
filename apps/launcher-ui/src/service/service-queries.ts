import type { components } from '@hoshikraft/launcher-contract';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { responseData } from './response-data.ts';
import type { ServiceClient } from './service-client.ts';

/** Schemas of the contract, for pages: `ServiceSchemas['Client']`. */
export type ServiceSchemas = components['schemas'];

const backgroundOf = (
  service: ServiceClient,
  signal: AbortSignal,
  uuid: string,
  backgroundPath: string,
): Promise<Blob> =>
  responseData(
    service.quiet.GET('/client/background/{uuid}/{backgroundPath}', {
      signal,
      parseAs: 'blob',
      params: { path: { uuid, backgroundPath } },
    }),
  );

const ROOT = ['service'] as const;
const settingKey = (name: string) => [...ROOT, 'setting', name] as const;

/** All queries to the local service (docs/product/launcher.md#calls). */
export const serviceQueries = {
  all: () => ROOT,
  /** Versions, addresses and state; quiet, because the shell shows a missing connection itself. */
  systemStates: (service: ServiceClient) =>
    queryOptions({
      queryKey: [...ROOT, 'system-states'] as const,
      queryFn: ({ signal }) => responseData(service.quiet.GET('/system-states', { signal })),
    }),
  /** Data about the machine for the sign-in. */
  systemData: (service: ServiceClient) =>
    queryOptions({
      queryKey: [...ROOT, 'system-data'] as const,
      queryFn: ({ signal }) => responseData(service.quiet.GET('/system-data', { signal })),
      staleTime: Infinity,
    }),
  clients: Object.assign(
    (service: ServiceClient) =>
      queryOptions({
        queryKey: serviceQueries.clients.key(),
        queryFn: ({ signal }) => responseData(service.quiet.GET('/clients', { signal })),
      }),
    { key: () => [...ROOT, 'clients'] as const },
  ),
  background: (service: ServiceClient, uuid: string, path: string) =>
    queryOptions({
      queryKey: [...ROOT, 'background', uuid, path] as const,
      queryFn: async ({ signal }): Promise<string> =>
        URL.createObjectURL(await backgroundOf(service, signal, uuid, path)),
      // The path contains the picture's hash: another picture has another path. One blob URL serves the whole life of the page.
      staleTime: Infinity,
      gcTime: Infinity,
    }),
  debugger: (service: ServiceClient) =>
    queryOptions({
      queryKey: settingKey('debugger'),
      queryFn: ({ signal }) => responseData(service.quiet.GET('/debugger', { signal })),
    }),
  setDebugger: (service: ServiceClient) =>
    mutationOptions({
      mutationFn: (value: boolean) => responseData(service.POST('/debugger', { body: { value } })),
      onSuccess: (saved, _value, _result, { client }) => client.setQueryData(settingKey('debugger'), saved),
    }),
  logDisplay: (service: ServiceClient) =>
    queryOptions({
      queryKey: settingKey('log-display'),
      queryFn: ({ signal }) => responseData(service.quiet.GET('/log-display', { signal })),
    }),
  setLogDisplay: (service: ServiceClient) =>
    mutationOptions({
      mutationFn: (value: boolean) => responseData(service.POST('/log-display', { body: { value } })),
      onSuccess: (saved, _value, _result, { client }) => client.setQueryData(settingKey('log-display'), saved),
    }),
  jvmFlags: (service: ServiceClient) =>
    queryOptions({
      queryKey: settingKey('jvm-flags'),
      queryFn: ({ signal }) => responseData(service.quiet.GET('/jvm-flags', { signal })),
    }),
  /** Quiet: the refusal of Java is shown at the field (`ServiceFailure.fields.value`). */
  setJvmFlags: (service: ServiceClient) =>
    mutationOptions({
      mutationFn: (value: string) => responseData(service.quiet.POST('/jvm-flags', { body: { value } })),
      onSuccess: (saved, _value, _result, { client }) => client.setQueryData(settingKey('jvm-flags'), saved),
    }),
  /** Memory with which the client with that uuid would start; without a uuid that of a client with minimum requirements. */
  memory: (service: ServiceClient, client: string | undefined) =>
    queryOptions({
      queryKey: [...settingKey('memory'), client ?? null] as const,
      queryFn: ({ signal }) => responseData(service.quiet.GET('/memory', { signal, params: { query: { client } } })),
    }),
  setMemory: (service: ServiceClient) =>
    mutationOptions({
      mutationFn: (value: number | 'auto') => responseData(service.POST('/memory', { body: { value } })),
      // The response is not for a client.
      onSuccess: (_saved, _value, _result, { client }) => client.invalidateQueries({ queryKey: settingKey('memory') }),
    }),
  proxy: (service: ServiceClient) =>
    queryOptions({
      queryKey: settingKey('proxy'),
      queryFn: ({ signal }) => responseData(service.quiet.GET('/proxy', { signal })),
    }),
  /** Quiet: an invalid address is shown at the field. */
  setProxy: (service: ServiceClient) =>
    mutationOptions({
      mutationFn: (value: string) => responseData(service.quiet.POST('/proxy', { body: { value } })),
      onSuccess: (saved, _value, _result, { client }) => client.setQueryData(settingKey('proxy'), saved),
    }),
  resourceFolder: Object.assign(
    (service: ServiceClient) =>
      queryOptions({
        queryKey: settingKey('resource-folder'),
        queryFn: ({ signal }) => responseData(service.quiet.GET('/resource-folder', { signal })),
      }),
    { key: () => settingKey('resource-folder') },
  ),
  openResourceFolder: (service: ServiceClient) =>
    mutationOptions({
      mutationFn: () => responseData(service.GET('/resource-folder', { params: { query: { openFolder: true } } })),
    }),
  /** Starts a job. Quiet: problems with the folder are shown at the field. */
  moveResourceFolder: (service: ServiceClient) =>
    mutationOptions({
      mutationFn: (value: string) => responseData(service.quiet.POST('/resource-folder', { body: { value } })),
    }),
};
