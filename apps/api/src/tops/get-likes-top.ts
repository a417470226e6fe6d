import { defineOperation } from '../http/define-operation.ts';
import { showTop } from './show-top.ts';

export const getLikesTop = defineOperation('getLikesTop', (_request, context) => showTop(context, 'likes', null), {
  sameFor: 'visitors',
});
