import type { components } from '@hoshikraft/contract';
import { defineOperation } from '../http/define-operation.ts';
import { authState } from '../sessions/auth-state.ts';
import { freshPublicState, publicState } from './public-state.ts';

type Main = components['schemas']['Main'];

export const getMain = defineOperation(
  'getMain',
  async (_request, { app, session, locale }) => {
    const { state, headers, visitor } = await publicState(app, locale);
    if (session === null) return visitor;
    const auth = await authState(app.db, session, app.clock.now());
    const body: Main = { ...state, auth, region: session.region, theme: session.theme as Main['theme'] };
    return { status: 200, body, headers };
  },
  { kept: (app, locale) => freshPublicState(app, locale)?.visitor ?? null },
);
