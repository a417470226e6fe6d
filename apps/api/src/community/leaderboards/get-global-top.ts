import { defineOperation } from '../../platform/http/define-operation.ts';
import { viewerOf } from '../privacy/viewer.ts';
import { findLeaders } from './tops-repository.ts';

const LEADERS = 3;

/** Leaders of each leaderboard across all servers. */
export const getGlobalTop = defineOperation('getGlobalTop', async (_request, { app, session }) => {
  const { refreshedAt, ...leaders } = await findLeaders(app.db, viewerOf(session), LEADERS);
  const body = { refreshedAt: refreshedAt?.toISOString() ?? null, ...leaders };
  return { status: 200, body, headers: { vary: 'Access-Id' } };
});
