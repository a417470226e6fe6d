import type { components } from '@hoshikraft/contract';
import { defineOperation } from '../../platform/http/define-operation.ts';
import { getAuthState } from '../sessions/get-auth-state.ts';
import { publicState } from './public-state.ts';

type Main = components['schemas']['Main'];

export const getMain = defineOperation('getMain', async (_request, { app, session, locale }) => {
  const { state, visitor } = await publicState.get(app, locale);
  const headers = { vary: 'Accept-Language, Access-Id', 'content-language': locale };
  if (session === null) {
    return { status: 200, text: visitor, headers: { ...headers, 'cache-control': 'public, max-age=5' } };
  }
  const auth = await getAuthState(app.db, session, app.clock.now(), locale);
  const body: Main = { ...state, auth, region: session.region, theme: session.theme as Main['theme'] };
  return { status: 200, body, headers };
});
