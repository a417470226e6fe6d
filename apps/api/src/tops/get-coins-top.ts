import { defineOperation } from '../http/define-operation.ts';
import { showTop } from './show-top.ts';

export const getCoinsTop = defineOperation('getCoinsTop', (_request, context) => showTop(context, 'coins', null), {
  sameFor: 'visitors',
});
