import type { components } from '@hoshikraft/contract';
import { defineOperation } from '../http/define-operation.ts';
import type { Session } from '../http/authenticators.ts';
import type { OperationReply } from '../http/define-operation.ts';
import { authState } from '../sessions/auth-state.ts';
import type { Built } from './public-state.ts';
import { publicState } from './public-state.ts';

type Main = components['schemas']['Main'];

export const getMain = defineOperation('getMain', (_request, { app, session, locale }) => {
  const headers = { vary: 'Accept-Language, Access-Id', 'content-language': locale };
  const visitor = ({ visitorText }: Built): OperationReply<'getMain'> => ({
    status: 200,
    text: visitorText,
    headers: { ...headers, 'cache-control': 'public, max-age=5' },
  });
  const player = async (own: Session): Promise<OperationReply<'getMain'>> => {
    const { state } = await publicState(app, locale);
    const auth = await authState(app.db, own, app.clock.now());
    const body: Main = { ...state, auth, region: own.region, theme: own.theme as Main['theme'] };
    return { status: 200, body, headers };
  };
  if (session !== null) return player(session);
  const built = publicState(app, locale);
  return built instanceof Promise ? built.then(visitor) : visitor(built);
});
