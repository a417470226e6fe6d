import { COVER } from '@hoshikraft/shared';
import { defineOperation } from '../../platform/http/define-operation.ts';
import { parseId } from './parse-id.ts';
import { setCover } from './themes-repository.ts';

export const setCoverArt = defineOperation('setCoverArt', async ({ params }, { app, session }) => ({
  status: 200,
  body: await setCover(app.db, session.playerId, 'art', parseId(COVER.art, params.id)),
}));

export const setCoverGlow = defineOperation('setCoverGlow', async ({ params }, { app, session }) => ({
  status: 200,
  body: await setCover(app.db, session.playerId, 'glow', parseId(COVER.glow, params.id)),
}));

export const setCoverStyle = defineOperation('setCoverStyle', async ({ params }, { app, session }) => ({
  status: 200,
  body: await setCover(app.db, session.playerId, 'style', parseId(COVER.style, params.id)),
}));
