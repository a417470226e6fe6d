import { defineOperation } from '../http/define-operation.ts';
import { newLinkCode } from './link-code.ts';

export const createLinkCode = defineOperation('createLinkCode', async (_request, { app, session }) => ({
  status: 200,
  body: await newLinkCode(app, session.playerId),
  headers: { 'cache-control': 'private, no-store' },
}));
