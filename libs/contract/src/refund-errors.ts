import { entry } from './error-entry.ts';

/** Errors of refunds after a wipe. Refunds charge no money, so the texts do not mention a charge. */
export const refundErrors = {
  refund_taken: entry(
    5,
    409,
    ['Деньги за этот вайп уже возвращены', 'This refund has been taken already'],
    ['Второй раз ничего не начислено: возврат даётся один раз.', 'Nothing was paid again: a refund is given once.'],
  ),
  refund_over: entry(
    5,
    409,
    ['Время возврата прошло', 'The time for a refund is over'],
    ['Возврат можно взять за 14 дней после вайпа.', 'A refund can be taken within 14 days after the wipe.'],
  ),
  nothing_to_refund: entry(
    5,
    409,
    ['Возвращать нечего', 'Nothing to refund'],
    [
      'За 14 дней до этого вайпа вы не потратили ничего, что возвращается.',
      'In the 14 days before this wipe you spent nothing that comes back.',
    ],
  ),
  refund_changed: entry(
    5,
    409,
    ['Сумма возврата изменилась', 'The refund has changed'],
    [
      'Ничего не возвращено. Посмотрите новую сумму и подтвердите ещё раз.',
      'Nothing was paid back. Check the new sum and confirm again.',
    ],
  ),
};
