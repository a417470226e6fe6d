import { ApiError } from '../../platform/errors/api-error.ts';
import { defineOperation } from '../../platform/http/define-operation.ts';
import { foldCase } from '../players/players-repository.ts';
import { viewerOf } from '../privacy/viewer.ts';
import { playersOnline } from '../../game/servers/online-players.ts';
import { findProfile } from './profiles-repository.ts';
import { presentProfile } from './present-profile.ts';

/** The head of a profile, as the caller sees it (docs/product/community.md#profiles). */
export const getProfile = defineOperation('getProfile', async ({ params }, { app, session, locale }) => {
  const viewer = viewerOf(session);
  const login = foldCase(params.nickname);
  const [row, online] = await Promise.all([
    findProfile(app.db, { login, viewer }, app.clock.now()),
    playersOnline(app),
  ]);
  if (row === undefined) throw new ApiError('not_found');
  return { status: 200, body: presentProfile(row, online.get(login) ?? null, viewer, locale) };
});
