import { defineOperation } from '../http/define-operation.ts';
import { showTop } from './show-top.ts';

export const getServerOnlineTop = defineOperation(
  'getServerOnlineTop',
  ({ params }, context) => showTop(context, 'online', params.server),
  { sameFor: 'visitors' },
);
