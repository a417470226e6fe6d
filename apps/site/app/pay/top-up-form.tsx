import { failureText } from '@hoshikraft/answers';
import type { ApiFailure, Schemas } from '@hoshikraft/api-client';
import { formatNumber, useFormats, useLocale } from '@hoshikraft/i18n';
import { Notice } from '@hoshikraft/ui';
import { Form, MoneyField, type ParsedMoney, SubmitButton } from '@hoshikraft/ui/forms';
import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { BonusSteps, TopUpResult } from './bonus-steps.tsx';
import { MethodChoice } from './method-choice.tsx';
import { type TopUpOptions, useTopUp } from './use-top-up.ts';

type Options = Schemas['PaymentOptions'];

/** Why an amount cannot be paid, in words; null where it can. */
const useAmountCheck = ({ min, max }: Options['limits']) => {
  const { t } = useLingui();
  const { money } = useFormats();
  const lowest = money(min);
  const highest = money(max);
  return {
    limits: t`From ${lowest} to ${highest}`,
    check: (parsed: ParsedMoney): string | null => {
      if (!parsed.ok) {
        if (parsed.reason === 'empty') return t`Enter the amount.`;
        if (parsed.reason === 'too-precise') return t`Two decimal places at most.`;
        if (parsed.reason === 'too-large') return t`No more than ${highest} at a time.`;
        return t`Enter the amount as a number, such as 1,000.`;
      }
      if (parsed.minor < min) return t`At least ${lowest}.`;
      return parsed.minor > max ? t`No more than ${highest} at a time.` : null;
    },
  };
};

const Problem = ({ problem }: { problem: ApiFailure | 'bad-address' }) => {
  const { t, i18n } = useLingui();
  if (problem === 'bad-address') {
    return (
      <Notice tone="error" live="alert" title={t`The payment page cannot be opened`}>
        {t`The payment service sent us to an address we do not trust. You have not been charged. Try another payment method.`}
      </Notice>
    );
  }
  return (
    <Notice tone="error" live="alert" title={t`The payment could not be started`}>
      {failureText(i18n, problem)}{' '}
      {t`You have not been charged. Try again: however many times you press, it is one payment.`}
    </Notice>
  );
};

export interface TopUpFormProps extends TopUpOptions {
  options: Options;
  /** Amount to begin with, minor units. */
  initialAmount: number | null;
}

/** Amount, its bonus, method, what arrives, and off to the payment service. */
export const TopUpForm = ({ options, initialAmount, ...attempt }: TopUpFormProps) => {
  const { t } = useLingui();
  const { money } = useFormats();
  const locale = useLocale();
  const { limits, check } = useAmountCheck(options.limits);
  const { pay, leaving } = useTopUp(attempt);
  const field = useRef<HTMLInputElement>(null);
  const [chosen, setMethod] = useState<Schemas['PaymentMethod']>();
  const [parsed, setParsed] = useState<ParsedMoney>(
    initialAmount === null ? { ok: false, reason: 'empty' } : { ok: true, minor: initialAmount },
  );
  // The field keeps what was typed; taking an amount from the table starts it anew.
  const [written, setWritten] = useState(0);
  const [checked, setChecked] = useState(initialAmount !== null);
  const [problem, setProblem] = useState<ApiFailure | 'bad-address' | null>(null);
  const method = options.methods.find(({ id }) => id === chosen)?.id ?? options.methods[0]?.id;
  const amount = parsed.ok ? parsed.minor : null;
  const amountProblem = check(parsed);
  const refused = problem === null || problem === 'bad-address' ? {} : problem.fields;

  const change = (next: ParsedMoney): void => {
    setParsed(next);
    setProblem(null);
  };
  const choose = (from: number): void => {
    change({ ok: true, minor: from });
    setWritten((count) => count + 1);
  };
  const send = async (): Promise<void> => {
    setChecked(true);
    setProblem(null);
    if (amount === null || amountProblem !== null || method === undefined) field.current?.focus();
    else setProblem(await pay({ method, amount }));
  };

  if (method === undefined) return null;
  const toPay = amount === null || amountProblem !== null ? null : money(amount);
  return (
    <Form onSubmit={send} aria-label={t`Top up your balance`}>
      <MoneyField
        key={written}
        ref={field}
        label={t`Amount`}
        help={limits}
        error={refused['amount'] ?? (checked ? amountProblem : null)}
        value={amount}
        onChange={(_minor, next) => change(next)}
        onBlur={() => setChecked(parsed.ok || parsed.reason !== 'empty')}
        format={(minor) => formatNumber(minor / 100, locale, { maximumFractionDigits: 2 })}
        currency="₽"
      />
      <BonusSteps steps={options.bonuses} amount={amount} onChoose={choose} />
      <MethodChoice methods={options.methods} value={method} onChange={setMethod} error={refused['method']} />
      {amount !== null && amountProblem === null && <TopUpResult amount={amount} steps={options.bonuses} />}
      {problem !== null && Object.keys(refused).length === 0 && <Problem problem={problem} />}
      <SubmitButton size="large" pending={leaving} loadingLabel={t`Opening the payment page`}>
        {toPay === null ? t`Continue to payment` : t`Pay ${toPay}`}
      </SubmitButton>
    </Form>
  );
};
