import { defineOperation } from '../http/define-operation.ts';
import { confirmedSession } from '../sessions/confirm-session.ts';
import { refreshedState } from '../sessions/refresh-session.ts';

export const refreshLauncherSession = defineOperation('refreshLauncherSession', async ({ body }, context) => {
  const told = body.systemData === undefined ? {} : { system: body.systemData };
  const session = await confirmedSession(context, body);
  return { status: 200, body: await refreshedState(context.app, session, told, context.locale) };
});
