import { defineOperation } from '../../platform/http/define-operation.ts';
import { presentExport } from './exports-repository.ts';

export const getDataExport = defineOperation('getDataExport', async (_request, { app, session }) => ({
  status: 200,
  body: await presentExport(app.db, session.playerId, app.clock.now()),
}));
