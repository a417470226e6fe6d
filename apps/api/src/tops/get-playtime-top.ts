import { defineOperation } from '../http/define-operation.ts';
import { showTop } from './show-top.ts';

export const getPlaytimeTop = defineOperation(
  'getPlaytimeTop',
  (_request, context) => showTop(context, 'playtime', null),
  { sameFor: 'visitors' },
);
