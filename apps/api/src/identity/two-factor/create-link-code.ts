import { defineOperation } from '../../platform/http/define-operation.ts';
import { replaceLinkCode } from './link-code.ts';

export const createLinkCode = defineOperation('createLinkCode', async ({ query }, { app, session }) => ({
  status: 200,
  body: await replaceLinkCode(app, session.playerId, query.purpose ?? 'factor'),
  headers: { 'cache-control': 'private, no-store' },
}));
