import { defineOperation } from '../../contract-binder/operation-types.ts';
import { Refusal } from '../refusal.ts';

const getLogs = defineOperation('getLogs', ({ query }, { parts }) => ({
  status: 200,
  body: parts.gameLog.page(query.from ?? 1, query.limit ?? 2000),
}));

const uploadLogs = defineOperation('uploadLogs', async ({ body }, { parts }) => {
  const text = parts.logReport.preview();
  if (text === '') throw new Refusal('not_found');
  if (!body.send) return { status: 200, body: { text, id: null } };
  try {
    return { status: 200, body: { text, id: await parts.logReport.send(text) } };
  } catch (error) {
    throw new Refusal('upload_unavailable', { cause: error });
  }
});

export const logOperations = [getLogs, uploadLogs] as const;
