import { COVER } from '@hoshikraft/shared';
import { defineOperation } from '../../platform/http/define-operation.ts';
import { coverOf } from './themes-repository.ts';

/** The artworks of a cover (docs/product/community.md#themes-and-covers), and the selected one. */
export const getCoverArt = defineOperation('getCoverArt', async (_request, { app, session }) => ({
  status: 200,
  body: { current: (await coverOf(app.db, session.playerId)).art, items: COVER.art.map((id) => ({ id })) },
}));

/** The glows of a cover, and the selected one. */
export const getCoverGlow = defineOperation('getCoverGlow', async (_request, { app, session }) => ({
  status: 200,
  body: { current: (await coverOf(app.db, session.playerId)).glow, items: COVER.glow.map((id) => ({ id })) },
}));

/** The styles of a cover, and the selected one. */
export const getCoverStyle = defineOperation('getCoverStyle', async (_request, { app, session }) => ({
  status: 200,
  body: { current: (await coverOf(app.db, session.playerId)).style, items: COVER.style.map((id) => ({ id })) },
}));
