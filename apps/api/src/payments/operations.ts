import { createPayment } from './create-payment.ts';
import { getPaymentOptions } from './get-payment-options.ts';
import { listMoneyHistory } from './list-money-history.ts';
import { receivePaymentEvent } from './receive-payment-event.ts';

export const paymentOperations = [getPaymentOptions, createPayment, receivePaymentEvent, listMoneyHistory] as const;
