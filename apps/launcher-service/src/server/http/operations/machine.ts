import { PROTOCOL } from '@hoshikraft/launcher-contract';
import { defineOperation } from '../define-operation.ts';
import { MIN_UI_VERSION, SERVICE_VERSION } from '../../../versions.ts';
import { messages } from '../../../messages/messages.ts';
import { Refusal } from '../../../refusal.ts';

const getSystemData = defineOperation('getSystemData', (_request, { context }) => ({
  status: 200,
  body: context.machine.systemData(),
}));

const getSystemStates = defineOperation('getSystemStates', (_request, { context, locale }) => ({
  status: 200,
  body: {
    protocol: PROTOCOL,
    serviceVersion: SERVICE_VERSION,
    minUiVersion: MIN_UI_VERSION,
    apiUrl: `${context.config.apiUrl}/api`,
    siteUrl: context.config.siteUrl,
    locale: context.config.locale ?? locale,
    system: context.machine.system,
    ui: context.pages.versions(),
    state: context.launcher.state(),
  },
}));

const openLink = defineOperation('openLink', async ({ body }, { context, locale }) => {
  const opened = await context.machine.openLink(body.url).catch((error: unknown) => {
    throw new Refusal('opener_missing', { cause: error });
  });
  if (opened) return { status: 200, body: { opened: true as const } };
  throw new Refusal('value_invalid', { fields: { url: messages(locale).values.link } });
});

const startBrowserSignIn = defineOperation('startBrowserSignIn', async (_request, { context, locale }) => {
  const body = await context.browserSignIn.start(locale).catch((error: unknown) => {
    throw new Refusal('opener_missing', { cause: error });
  });
  return { status: 200, body };
});

const takeBrowserSignIn = defineOperation('takeBrowserSignIn', (_request, { context }) => ({
  status: 200,
  body: context.browserSignIn.take(),
}));

const cancelBrowserSignIn = defineOperation('cancelBrowserSignIn', (_request, { context }) => {
  context.browserSignIn.cancel();
  return { status: 204 };
});

const createTicket = defineOperation('createTicket', (_request, { context }) => ({
  status: 200,
  body: { path: `/?ticket=${context.tickets.issue()}` },
}));

export const machineOperations = [
  getSystemData,
  getSystemStates,
  openLink,
  startBrowserSignIn,
  takeBrowserSignIn,
  cancelBrowserSignIn,
  createTicket,
] as const;
