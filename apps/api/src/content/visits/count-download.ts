import { defineOperation } from '../../platform/http/define-operation.ts';
import { addDownload } from './downloads-repository.ts';

/** Counts a download of the launcher per day (UTC) and system. */
export const countDownload = defineOperation('countDownload', async ({ body }, { app }) => {
  await addDownload(app.db, app.clock.now().toISOString().slice(0, 10), body.system);
  return { status: 200, body: { success: true } };
});
