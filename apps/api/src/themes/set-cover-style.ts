import { COVER } from '@hoshikraft/shared';
import { defineOperation } from '../http/define-operation.ts';
import { chosen } from './chosen.ts';
import { setCover } from './themes-repository.ts';

export const setCoverStyle = defineOperation('setCoverStyle', async ({ params }, { app, session }) => ({
  status: 200,
  body: await setCover(app.db, session.playerId, 'style', chosen(COVER.style, params.id)),
}));
