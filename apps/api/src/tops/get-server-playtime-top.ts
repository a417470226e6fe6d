import { defineOperation } from '../http/define-operation.ts';
import { showTop } from './show-top.ts';

export const getServerPlaytimeTop = defineOperation(
  'getServerPlaytimeTop',
  ({ params }, context) => showTop(context, 'playtime', params.server),
  { sameFor: 'visitors' },
);
