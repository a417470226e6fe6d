import { defineOperation } from '../define-operation.ts';

const launchClient = defineOperation('launchClient', async ({ body }, { parts, locale }) => ({
  status: 202,
  body: await parts.launcher.launch(body, locale),
}));

const verifyClient = defineOperation('verifyClient', async ({ body }, { parts }) => ({
  status: 202,
  body: await parts.launcher.verify(body.client),
}));

const getProgress = defineOperation('getProgress', (_request, { parts }) => ({
  status: 200,
  body: { progress: parts.progress(), state: parts.launcher.state() },
}));

const cancelJob = defineOperation('cancelJob', async ({ body }, { parts }) => ({
  status: 200,
  body: await parts.launcher.cancel(body.force === true),
}));

export const jobOperations = [launchClient, verifyClient, getProgress, cancelJob] as const;
