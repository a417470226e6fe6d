import { COVER } from '@hoshikraft/shared';
import { defineOperation } from '../../platform/http/define-operation.ts';
import { parseId } from './parse-id.ts';
import { setCover } from './themes-repository.ts';

export const setCoverArt = defineOperation('setCoverArt', async ({ params }, { app, session }) => ({
  status: 200,
  body: await setCover(app.db, session.playerId, 'art', parseId(COVER.art, params.id)),
}));
