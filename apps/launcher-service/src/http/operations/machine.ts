import { PROTOCOL } from '@hoshikraft/launcher-contract';
import { defineOperation } from '../define-operation.ts';
import { MIN_UI_VERSION, SERVICE_VERSION } from '../../versions.ts';
import { words } from '../../words/words.ts';
import { Refusal } from '../refusal.ts';

const getSystemData = defineOperation('getSystemData', (_request, { parts }) => ({
  status: 200,
  body: parts.machine.systemData(),
}));

const getSystemStates = defineOperation('getSystemStates', (_request, { parts, locale }) => ({
  status: 200,
  body: {
    protocol: PROTOCOL,
    serviceVersion: SERVICE_VERSION,
    minUiVersion: MIN_UI_VERSION,
    apiUrl: `${parts.config.apiUrl}/api`,
    siteUrl: parts.config.siteUrl,
    locale: parts.config.locale ?? locale,
    system: parts.machine.system,
    ui: parts.pages.versions(),
    state: parts.launcher.state(),
  },
}));

const openLink = defineOperation('openLink', async ({ body }, { parts, locale }) => {
  const opened = await parts.machine.openLink(body.url).catch((error: unknown) => {
    throw new Refusal('opener_missing', { cause: error });
  });
  if (opened) return { status: 200, body: { opened: true as const } };
  throw new Refusal('value_invalid', { fields: { url: words(locale).values.link } });
});

const createTicket = defineOperation('createTicket', (_request, { parts }) => ({
  status: 200,
  body: { path: `/?ticket=${parts.tickets.issue()}` },
}));

export const machineOperations = [getSystemData, getSystemStates, openLink, createTicket] as const;
