import { themeIds } from '@hoshikraft/shared';
import { defineOperation } from '../../platform/http/define-operation.ts';
import { parseId } from './parse-id.ts';
import { setThemeOf } from './themes-repository.ts';

/** Sets the player's theme of site and launcher, for all devices. */
export const setTheme = defineOperation('setTheme', async ({ params }, { app, session }) => {
  const theme = parseId(themeIds, params.id);
  await setThemeOf(app.db, session.playerId, theme);
  return { status: 200, body: { theme } };
});
