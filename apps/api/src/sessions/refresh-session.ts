import type { components } from '@hoshikraft/contract';
import type { Locale } from '@hoshikraft/shared';
import type { AppContext } from '../context.ts';
import type { Session } from '../http/authenticators.ts';
import { defineOperation } from '../http/define-operation.ts';
import { rememberLocale } from '../players/contacts-repository.ts';
import { authState } from './auth-state.ts';
import { confirmedSession } from './confirm-session.ts';
import { cutUserAgent } from '../http/cut-user-agent.ts';
import { describeDevice } from './sessions-repository.ts';

type BrowserFields = components['schemas']['BrowserFields'];
type Told = Pick<components['schemas']['SessionRefresh'], 'browser' | 'system'>;

const kept = ({ userAgent, ...rest }: BrowserFields): BrowserFields =>
  userAgent === undefined ? rest : { ...rest, userAgent: cutUserAgent(userAgent) };

/** The state of a session as it is now; what the browser or the launcher says of itself is kept with it. */
export async function refreshedState(
  app: AppContext,
  session: Session,
  { browser, system }: Told,
  locale: Locale,
): Promise<components['schemas']['SessionState']> {
  await describeDevice(app.db, session.id, { browser: browser ? kept(browser) : null, system: system ?? null });
  await rememberLocale(app.db, session.playerId, locale);
  return { auth: await authState(app.db, session, app.clock.now()), region: session.region };
}

/** Nothing is stored of the answer, so a repeated key simply reads it again. */
export const refreshSession = defineOperation('refreshSession', async ({ body }, context) => ({
  status: 200,
  body: await refreshedState(context.app, await confirmedSession(context, body), body, context.locale),
}));
