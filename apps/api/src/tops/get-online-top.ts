import { defineOperation } from '../http/define-operation.ts';
import { showTop } from './show-top.ts';

export const getOnlineTop = defineOperation('getOnlineTop', (_request, context) => showTop(context, 'online', null), {
  sameFor: 'visitors',
});
