import { defineOperation } from '../define-operation.ts';
import { proxyAtFault } from '../../../system/proxy/proxy.ts';
import { Refusal } from '../../../refusal.ts';

const getLogs = defineOperation('getLogs', ({ query }, { context }) => ({
  status: 200,
  body: context.gameLog.page(query.from ?? 1, query.limit ?? 2000),
}));

const uploadLogs = defineOperation('uploadLogs', async ({ body }, { context }) => {
  if (!body.send) {
    const fresh = context.logReport.preview();
    if (fresh === null) throw new Refusal('not_found');
    return { status: 200, body: { preview: fresh.id, text: fresh.text, id: null } };
  }
  const preview = body.preview === undefined ? null : context.logReport.get(body.preview);
  if (preview === null) throw new Refusal('preview_gone');
  try {
    return {
      status: 200,
      body: { preview: preview.id, text: preview.text, id: await context.logReport.send(preview) },
    };
  } catch (error) {
    const proxy = proxyAtFault(error, context.config.apiUrl);
    if (proxy !== null) throw new Refusal('proxy_unavailable', { path: proxy, cause: error });
    throw new Refusal('upload_unavailable', { cause: error });
  }
});

export const logOperations = [getLogs, uploadLogs] as const;
