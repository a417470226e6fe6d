import { defineOperation } from '../http/define-operation.ts';
import { showTop } from './show-top.ts';

export const getServerLikesTop = defineOperation(
  'getServerLikesTop',
  ({ params }, context) => showTop(context, 'likes', params.server),
  { sameFor: 'visitors' },
);
