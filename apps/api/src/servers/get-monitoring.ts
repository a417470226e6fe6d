import { defineOperation } from '../http/define-operation.ts';
import type { OperationReply } from '../http/define-operation.ts';
import { currentMonitoring } from './monitoring-cache.ts';
import type { ReadyText } from './monitoring-cache.ts';

function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch.split(',').some((part) => ['*', etag].includes(part.trim().replace(/^W\//, '')));
}

export const getMonitoring = defineOperation('getMonitoring', ({ headers }, { app }) => {
  const answer = ({ text, etag }: ReadyText): OperationReply<'getMonitoring'> => {
    const fresh = { etag, 'cache-control': 'public, max-age=1' };
    if (matches(headers['if-none-match'], etag)) return { status: 304, headers: fresh };
    return { status: 200, text, headers: fresh };
  };
  const current = currentMonitoring(app);
  return current instanceof Promise ? current.then(answer) : answer(current);
});
