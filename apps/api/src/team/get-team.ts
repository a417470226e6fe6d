import { defineOperation } from '../http/define-operation.ts';
import { presentTeam } from './get-team-presenter.ts';
import { findTeam } from './get-team-repository.ts';

/** The people behind the project */
export const getTeam = defineOperation('getTeam', async (_request, { app, locale }) => ({
  status: 200,
  body: presentTeam(await findTeam(app.db), locale),
}));
