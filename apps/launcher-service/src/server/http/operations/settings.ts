import { isAbsolute, resolve } from 'node:path';
import { makeFolder } from '../../../system/files/make-folder.ts';
import { defineOperation } from '../define-operation.ts';
import type { ServiceContext } from '../../../context.ts';
import { messages } from '../../../messages/messages.ts';
import { isProxySetting, setProxy } from '../../../system/proxy/proxy.ts';
import { Refusal } from '../../../refusal.ts';

const getDebugger = defineOperation('getDebugger', (_request, { context }) => ({
  status: 200,
  body: { value: context.settings.get().debugger },
}));

const setDebugger = defineOperation('setDebugger', async ({ body }, { context }) => {
  const settings = await context.settings.set({ debugger: body.value });
  return { status: 200, body: { value: settings.debugger } };
});

const getLogDisplay = defineOperation('getLogDisplay', (_request, { context }) => ({
  status: 200,
  body: { value: context.settings.get().logDisplay },
}));

const setLogDisplay = defineOperation('setLogDisplay', async ({ body }, { context }) => {
  const settings = await context.settings.set({ logDisplay: body.value });
  return { status: 200, body: { value: settings.logDisplay } };
});

const getJvmFlags = defineOperation('getJvmFlags', (_request, { context, locale }) => ({
  status: 200,
  body: context.machine.jvmFlags(context.settings.get().jvmFlags, locale),
}));

const setJvmFlags = defineOperation('setJvmFlags', async ({ body }, { context, locale }) => {
  // Without clients, Java of the machine tests the flags; the problem with the clients is shown in their list.
  const javas = await context.installer.javas().catch(() => []);
  const { tried, refusal } = await context.machine.tryJvmFlags(body.value, locale, javas);
  if (refusal !== null) throw new Refusal('value_invalid', { fields: { value: refusal } });
  const settings = await context.settings.set({ jvmFlags: body.value });
  return { status: 200, body: { ...context.machine.jvmFlags(settings.jvmFlags, locale), tried } };
});

/** Recommended memory of a client, MiB. @throws Refusal client_unknown */
async function recommendedMemory({ launcher }: ServiceContext, uuid: string): Promise<number> {
  const { clients } = await launcher.clients();
  const known = clients.find(({ manifest }) => manifest.id === uuid);
  if (known === undefined) throw new Refusal('client_unknown');
  return known.manifest.memory.recommendedMb;
}

const getMemory = defineOperation('getMemory', async ({ query: { client } }, { context }) => {
  const recommended = client === undefined ? undefined : await recommendedMemory(context, client);
  return { status: 200, body: context.machine.memory(context.settings.get().memory, recommended) };
});

const setMemory = defineOperation('setMemory', async ({ body: { value } }, { context, locale }) => {
  const { min, max } = context.machine.memory(value);
  if (value !== 'auto' && (value < min || value > max)) {
    throw new Refusal('value_invalid', { fields: { value: messages(locale).values.memory(min, max) } });
  }
  const settings = await context.settings.set({ memory: value });
  return { status: 200, body: context.machine.memory(settings.memory) };
});

const getProxy = defineOperation('getProxy', (_request, { context }) => ({
  status: 200,
  body: { value: context.settings.get().proxy },
}));

const setProxySetting = defineOperation('setProxy', async ({ body }, { context, locale }) => {
  const value = body.value.trim();
  if (!isProxySetting(value)) throw new Refusal('value_invalid', { fields: { value: messages(locale).values.proxy } });
  const { proxy } = await context.settings.set({ proxy: value });
  setProxy(proxy);
  await context.installer.useProxy(proxy);
  return { status: 200, body: { value: proxy } };
});

/** Creates the folder if it is missing, and shows it. @throws Refusal folder_unavailable, opener_missing */
async function showFolder({ machine }: ServiceContext, folder: string): Promise<void> {
  try {
    await makeFolder(folder);
  } catch (error) {
    throw new Refusal('folder_unavailable', { cause: error });
  }
  try {
    await machine.openFolder(folder);
  } catch (error) {
    throw new Refusal('opener_missing', { cause: error });
  }
}

const getResourceFolder = defineOperation('getResourceFolder', async ({ query }, { context }) => {
  const { resourceFolder } = context.settings.get();
  if (query.openFolder === true) await showFolder(context, resourceFolder);
  return { status: 200, body: await context.machine.resourceFolder(resourceFolder) };
});

const moveResourceFolder = defineOperation('moveResourceFolder', async ({ body }, { context, locale }) => {
  const { folderPath, folderHere } = messages(locale).values;
  const refuse = (value: string) => new Refusal('value_invalid', { fields: { value } });
  if (!isAbsolute(body.value)) throw refuse(folderPath);
  if (resolve(body.value) === resolve(context.settings.get().resourceFolder)) throw refuse(folderHere);
  return { status: 202, body: await context.launcher.move(resolve(body.value)) };
});

export const settingOperations = [
  getDebugger,
  setDebugger,
  getLogDisplay,
  setLogDisplay,
  getJvmFlags,
  setJvmFlags,
  getMemory,
  setMemory,
  getProxy,
  setProxySetting,
  getResourceFolder,
  moveResourceFolder,
] as const;
