import { defineOperation } from '../../platform/http/define-operation.ts';
import { confirmSession } from '../../identity/sessions/confirm-session.ts';
import { refreshState } from '../../identity/sessions/refresh-session.ts';

export const refreshLauncherSession = defineOperation('refreshLauncherSession', async ({ body }, context) => {
  const device = body.systemData === undefined ? {} : { system: body.systemData };
  const session = await confirmSession(context, body);
  return { status: 200, body: await refreshState(context.app, session, device, context.locale) };
});
