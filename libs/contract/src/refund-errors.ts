import { entry } from './error-entry.ts';

/** Errors of refunds after a wipe. Refunds charge no money, so the texts do not mention a charge. */
export const refundErrors = {
  refund_taken: entry(
    5,
    409,
    ['Возврат за этот вайп уже получен', "You've already had this refund"],
    [
      'Возврат за вайп даётся один раз, повторно ничего не начислено.',
      'You can get a refund for a wipe only once. Nothing was paid again.',
    ],
  ),
  refund_over: entry(
    5,
    409,
    ['Срок возврата истёк', 'The refund period is over'],
    ['Возврат можно получить в течение 14 дней после вайпа.', 'You can get a refund within 14 days after the wipe.'],
  ),
  nothing_to_refund: entry(
    5,
    409,
    ['Возвращать нечего', 'Nothing to refund'],
    [
      'За 14 дней до этого вайпа у вас нет покупок, за которые возвращаются деньги.',
      'You made no refundable purchases in the 14 days before this wipe.',
    ],
  ),
  refund_changed: entry(
    5,
    409,
    ['Сумма возврата изменилась', 'The refund amount has changed'],
    [
      'Деньги пока не возвращены. Проверьте новую сумму и подтвердите ещё раз.',
      'Nothing has been refunded yet. Check the new amount and confirm again.',
    ],
  ),
};
