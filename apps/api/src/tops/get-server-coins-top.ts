import { defineOperation } from '../http/define-operation.ts';
import { showTop } from './show-top.ts';

export const getServerCoinsTop = defineOperation(
  'getServerCoinsTop',
  ({ params }, context) => showTop(context, 'coins', params.server),
  { sameFor: 'visitors' },
);
