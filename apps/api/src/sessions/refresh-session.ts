import type { components } from '@hoshikraft/contract';
import { defineOperation } from '../contract-binder/operation-types.ts';
import { authState } from './auth-state.ts';
import { cutUserAgent } from './cut-user-agent.ts';

type BrowserFields = components['schemas']['BrowserFields'];

const kept = ({ userAgent, ...rest }: BrowserFields): BrowserFields =>
  userAgent === undefined ? rest : { ...rest, userAgent: cutUserAgent(userAgent) };

/**
 * The visitor's state as it is now. Nothing is stored of the answer, so a repeated key simply reads it again.
 */
export const refreshSession = defineOperation('refreshSession', async ({ body }, { app, session }) => {
  const { browser, system } = body;
  if (browser !== undefined || system !== undefined) {
    await app.db
      .updateTable('sessions')
      .set({
        ...(browser === undefined ? {} : { browser: JSON.stringify(kept(browser)) }),
        ...(system === undefined ? {} : { system: JSON.stringify(system) }),
      })
      .where('id', '=', session.id)
      .execute();
  }
  return {
    status: 200,
    body: { auth: await authState(app.db, session, app.clock.now()), region: session.region },
  };
});
