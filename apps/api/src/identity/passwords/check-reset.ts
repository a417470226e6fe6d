import { defineOperation } from '../../platform/http/define-operation.ts';
import { findReset } from './passwords-repository.ts';

export const checkReset = defineOperation('checkReset', async ({ body }, { app }) => ({
  status: 200,
  body: { valid: (await findReset(app.db, body.token, app.clock.now())) !== undefined },
}));
