import { COVER } from '@hoshikraft/shared';
import { defineOperation } from '../../platform/http/define-operation.ts';
import { coverOf } from './themes-repository.ts';

const items = COVER.art.map((id) => ({ id }));

/** The artworks of a cover (docs/product/community.md#themes-and-covers), and the selected one. */
export const getCoverArt = defineOperation('getCoverArt', async (_request, { app, session }) => ({
  status: 200,
  body: { current: (await coverOf(app.db, session.playerId)).art, items },
}));
