import type { components } from '@hoshikraft/contract';
import type { Locale } from '@hoshikraft/shared';
import type { AppContext } from '../../context.ts';
import type { Session } from '../../platform/http/authenticators.ts';
import { defineOperation } from '../../platform/http/define-operation.ts';
import { updateLocale } from '../../community/players/contacts-repository.ts';
import { getAuthState } from './get-auth-state.ts';
import { confirmSession } from './confirm-session.ts';
import { cutUserAgent } from '../../platform/http/cut-user-agent.ts';
import { updateDevice } from './sessions-repository.ts';

type BrowserFields = components['schemas']['BrowserFields'];
type ClientInfo = Pick<components['schemas']['SessionRefresh'], 'browser' | 'system'>;

const cutFields = ({ userAgent, ...rest }: BrowserFields): BrowserFields =>
  userAgent === undefined ? rest : { ...rest, userAgent: cutUserAgent(userAgent) };

/** Returns the current state of a session, and stores what the browser or the launcher reports about itself. */
export async function refreshState(
  app: AppContext,
  session: Session,
  { browser, system }: ClientInfo,
  locale: Locale,
): Promise<components['schemas']['SessionState']> {
  await updateDevice(app.db, session.id, { browser: browser ? cutFields(browser) : null, system: system ?? null });
  await updateLocale(app.db, session.playerId, locale);
  return { auth: await getAuthState(app.db, session, app.clock.now(), locale), region: session.region };
}

/** The response is not stored: a call with a repeated key reads the state again. */
export const refreshSession = defineOperation('refreshSession', async ({ body }, context) => ({
  status: 200,
  body: await refreshState(context.app, await confirmSession(context, body), body, context.locale),
}));
