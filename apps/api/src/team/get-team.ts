import { defineOperation } from '../contract-binder/operation-types.ts';
import { presentTeam } from './get-team-presenter.ts';
import { findTeam } from './get-team-repository.ts';

/** The people behind the project */
export const getTeam = defineOperation('getTeam', async (_request, { app, locale }) => ({
  status: 200,
  body: presentTeam(await findTeam(app.db), locale),
}));
