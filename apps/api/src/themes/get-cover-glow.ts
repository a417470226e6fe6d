import { COVER } from '@hoshikraft/shared';
import { defineOperation } from '../http/define-operation.ts';
import { coverOf } from './themes-repository.ts';

const items = COVER.glow.map((id) => ({ id }));

/** The lights that a cover may have (docs/product/community.md#themes-and-covers), and the one the player chose. */
export const getCoverGlow = defineOperation('getCoverGlow', async (_request, { app, session }) => ({
  status: 200,
  body: { current: (await coverOf(app.db, session.playerId)).glow, items },
}));
