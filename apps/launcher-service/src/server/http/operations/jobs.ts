import { defineOperation } from '../define-operation.ts';

const launchClient = defineOperation('launchClient', async ({ body }, { context, locale }) => ({
  status: 202,
  body: await context.launcher.launch(body, locale),
}));

const verifyClient = defineOperation('verifyClient', async ({ body }, { context }) => ({
  status: 202,
  body: await context.launcher.verify(body.client),
}));

const getProgress = defineOperation('getProgress', (_request, { context }) => ({
  status: 200,
  body: { progress: context.progress(), state: context.launcher.state() },
}));

const cancelJob = defineOperation('cancelJob', async ({ body }, { context }) => ({
  status: 200,
  body: await context.launcher.cancel(body.force === true),
}));

export const jobOperations = [launchClient, verifyClient, getProgress, cancelJob] as const;
