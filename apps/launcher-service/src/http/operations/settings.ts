import { isAbsolute, resolve } from 'node:path';
import { makeFolder } from '../../files/make-folder.ts';
import { defineOperation } from '../define-operation.ts';
import type { Parts } from '../../parts.ts';
import { words } from '../../words/words.ts';
import { Refusal } from '../refusal.ts';

const getDebugger = defineOperation('getDebugger', (_request, { parts }) => ({
  status: 200,
  body: { value: parts.settings.get().debugger },
}));

const setDebugger = defineOperation('setDebugger', async ({ body }, { parts }) => {
  const settings = await parts.settings.set({ debugger: body.value });
  return { status: 200, body: { value: settings.debugger } };
});

const getLogDisplay = defineOperation('getLogDisplay', (_request, { parts }) => ({
  status: 200,
  body: { value: parts.settings.get().logDisplay },
}));

const setLogDisplay = defineOperation('setLogDisplay', async ({ body }, { parts }) => {
  const settings = await parts.settings.set({ logDisplay: body.value });
  return { status: 200, body: { value: settings.logDisplay } };
});

const getJvmFlags = defineOperation('getJvmFlags', (_request, { parts, locale }) => ({
  status: 200,
  body: parts.machine.jvmFlags(parts.settings.get().jvmFlags, locale),
}));

const setJvmFlags = defineOperation('setJvmFlags', async ({ body }, { parts, locale }) => {
  // Without them one of the machine is tried; what is wrong with the clients is said where they are shown.
  const javas = await parts.installer.javas().catch(() => []);
  const { tried, refusal } = await parts.machine.tryJvmFlags(body.value, locale, javas);
  if (refusal !== null) throw new Refusal('value_invalid', { fields: { value: refusal } });
  const settings = await parts.settings.set({ jvmFlags: body.value });
  return { status: 200, body: { ...parts.machine.jvmFlags(settings.jvmFlags, locale), tried } };
});

/** What a client wishes for, MiB. @throws Refusal client_unknown */
async function memoryWish({ launcher }: Parts, uuid: string): Promise<number> {
  const { clients } = await launcher.clients();
  const known = clients.find(({ manifest }) => manifest.id === uuid);
  if (known === undefined) throw new Refusal('client_unknown');
  return known.manifest.memory.recommendedMb;
}

const getMemory = defineOperation('getMemory', async ({ query: { client } }, { parts }) => {
  const wish = client === undefined ? undefined : await memoryWish(parts, client);
  return { status: 200, body: parts.machine.memory(parts.settings.get().memory, wish) };
});

const setMemory = defineOperation('setMemory', async ({ body: { value } }, { parts, locale }) => {
  const { min, max } = parts.machine.memory(value);
  if (value !== 'auto' && (value < min || value > max)) {
    throw new Refusal('value_invalid', { fields: { value: words(locale).values.memory(min, max) } });
  }
  const settings = await parts.settings.set({ memory: value });
  return { status: 200, body: parts.machine.memory(settings.memory) };
});

/** Shows a folder, which nothing may have been put into yet. @throws Refusal folder_unavailable, opener_missing */
async function showFolder({ machine }: Parts, folder: string): Promise<void> {
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

const getResourceFolder = defineOperation('getResourceFolder', async ({ query }, { parts }) => {
  const { resourceFolder } = parts.settings.get();
  if (query.openFolder === true) await showFolder(parts, resourceFolder);
  return { status: 200, body: await parts.machine.resourceFolder(resourceFolder) };
});

const moveResourceFolder = defineOperation('moveResourceFolder', async ({ body }, { parts, locale }) => {
  const { folderPath, folderHere } = words(locale).values;
  const refuse = (value: string) => new Refusal('value_invalid', { fields: { value } });
  if (!isAbsolute(body.value)) throw refuse(folderPath);
  if (resolve(body.value) === resolve(parts.settings.get().resourceFolder)) throw refuse(folderHere);
  return { status: 202, body: await parts.launcher.move(resolve(body.value)) };
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
  getResourceFolder,
  moveResourceFolder,
] as const;
