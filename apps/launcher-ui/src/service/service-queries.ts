import type { components } from '@hoshikraft/launcher-contract';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { answered } from './answered.ts';
import type { ServiceClient } from './service-client.ts';

/** The contract's shapes, for pages: `ServiceSchemas['Client']`. */
export type ServiceSchemas = components['schemas'];

/** Pictures of a client that the service hands out. */
export type PictureKind = 'icon' | 'background';

const pictureOf = (
  service: ServiceClient,
  signal: AbortSignal,
  kind: PictureKind,
  uuid: string,
  name: string,
): Promise<Blob> =>
  answered(
    kind === 'icon'
      ? service.quiet.GET('/client/icon/{uuid}/{iconPath}', {
          signal,
          parseAs: 'blob',
          params: { path: { uuid, iconPath: name } },
        })
      : service.quiet.GET('/client/background/{uuid}/{backgroundPath}', {
          signal,
          parseAs: 'blob',
          params: { path: { uuid, backgroundPath: name } },
        }),
  );

const ROOT = ['service'] as const;
const settingKey = (name: string) => [...ROOT, 'setting', name] as const;

/** Everything the page asks of the local service (docs/product/launcher.md#calls). */
export const serviceQueries = {
  all: () => ROOT,
  /** Versions, addresses and state; quiet, since the shell says itself that nobody answers. */
  systemStates: (service: ServiceClient) =>
    queryOptions({
      queryKey: [...ROOT, 'system-states'] as const,
      queryFn: ({ signal }) => answered(service.quiet.GET('/system-states', { signal })),
    }),
  /** The machine, as the sign-in sends it along. */
  systemData: (service: ServiceClient) =>
    queryOptions({
      queryKey: [...ROOT, 'system-data'] as const,
      queryFn: ({ signal }) => answered(service.quiet.GET('/system-data', { signal })),
      staleTime: Infinity,
    }),
  clients: Object.assign(
    (service: ServiceClient) =>
      queryOptions({
        queryKey: serviceQueries.clients.key(),
        queryFn: ({ signal }) => answered(service.quiet.GET('/clients', { signal })),
      }),
    { key: () => [...ROOT, 'clients'] as const },
  ),
  picture: (service: ServiceClient, kind: PictureKind, uuid: string, path: string) =>
    queryOptions({
      queryKey: [...ROOT, 'picture', kind, uuid, path] as const,
      queryFn: async ({ signal }): Promise<string> =>
        URL.createObjectURL(await pictureOf(service, signal, kind, uuid, path)),
      // The path holds the picture's hash: another picture is another path. One address serves the whole page's life.
      staleTime: Infinity,
      gcTime: Infinity,
    }),
  debugger: (service: ServiceClient) =>
    queryOptions({
      queryKey: settingKey('debugger'),
      queryFn: ({ signal }) => answered(service.quiet.GET('/debugger', { signal })),
    }),
  setDebugger: (service: ServiceClient) =>
    mutationOptions({
      mutationFn: (value: boolean) => answered(service.POST('/debugger', { body: { value } })),
      onSuccess: (saved, _value, _result, { client }) => client.setQueryData(settingKey('debugger'), saved),
    }),
  logDisplay: (service: ServiceClient) =>
    queryOptions({
      queryKey: settingKey('log-display'),
      queryFn: ({ signal }) => answered(service.quiet.GET('/log-display', { signal })),
    }),
  setLogDisplay: (service: ServiceClient) =>
    mutationOptions({
      mutationFn: (value: boolean) => answered(service.POST('/log-display', { body: { value } })),
      onSuccess: (saved, _value, _result, { client }) => client.setQueryData(settingKey('log-display'), saved),
    }),
  jvmFlags: (service: ServiceClient) =>
    queryOptions({
      queryKey: settingKey('jvm-flags'),
      queryFn: ({ signal }) => answered(service.quiet.GET('/jvm-flags', { signal })),
    }),
  /** Quiet: what Java refuses is said at the field (`ServiceFailure.fields.value`). */
  setJvmFlags: (service: ServiceClient) =>
    mutationOptions({
      mutationFn: (value: string) => answered(service.quiet.POST('/jvm-flags', { body: { value } })),
      onSuccess: (saved, _value, _result, { client }) => client.setQueryData(settingKey('jvm-flags'), saved),
    }),
  /** As the client of that uuid would be started; without one as any would be that asks for no more than the least. */
  memory: (service: ServiceClient, client: string | undefined) =>
    queryOptions({
      queryKey: [...settingKey('memory'), client ?? null] as const,
      queryFn: ({ signal }) => answered(service.quiet.GET('/memory', { signal, params: { query: { client } } })),
    }),
  setMemory: (service: ServiceClient) =>
    mutationOptions({
      mutationFn: (value: number | 'auto') => answered(service.POST('/memory', { body: { value } })),
      // What was answered is about no client.
      onSuccess: (_saved, _value, _result, { client }) => client.invalidateQueries({ queryKey: settingKey('memory') }),
    }),
  resourceFolder: Object.assign(
    (service: ServiceClient) =>
      queryOptions({
        queryKey: settingKey('resource-folder'),
        queryFn: ({ signal }) => answered(service.quiet.GET('/resource-folder', { signal })),
      }),
    { key: () => settingKey('resource-folder') },
  ),
  openResourceFolder: (service: ServiceClient) =>
    mutationOptions({
      mutationFn: () => answered(service.GET('/resource-folder', { params: { query: { openFolder: true } } })),
    }),
  /** Begins a job. Quiet: what is wrong with the folder is said at the field. */
  moveResourceFolder: (service: ServiceClient) =>
    mutationOptions({
      mutationFn: (value: string) => answered(service.quiet.POST('/resource-folder', { body: { value } })),
    }),
};
