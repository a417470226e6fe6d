import { defineOperation } from '../http/define-operation.ts';
import { refreshedState } from '../sessions/refresh-session.ts';

export const refreshLauncherSession = defineOperation(
  'refreshLauncherSession',
  async ({ body }, { app, session, locale }) => {
    const told = body.systemData === undefined ? {} : { system: body.systemData };
    return { status: 200, body: await refreshedState(app, session, told, locale) };
  },
);
