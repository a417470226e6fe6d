import { failureText } from '@hoshikraft/async-state';
import { useApiForm } from '@hoshikraft/async-state/forms';
import { ApiFailure, type Schemas } from '@hoshikraft/api-client';
import { formatNumber, useFormats, useLocale } from '@hoshikraft/i18n';
import { Notice } from '@hoshikraft/ui';
import { Form, MoneyField, type ParsedMoney, parseMoneyInput, SubmitButton } from '@hoshikraft/ui/forms';
import { useLingui } from '@lingui/react/macro';
import { Controller, useWatch } from 'react-hook-form';
import { BonusSteps, TopUpResult } from './bonus-steps.tsx';
import { MethodChoice } from './method-choice.tsx';
import { type TopUpOptions, useTopUp } from './use-top-up.ts';

type Options = Schemas['PaymentOptions'];

/** Validation of the amount: returns an error message, or null if the amount is valid. */
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
        if (parsed.reason === 'too-precise') return t`Use at most two decimal places.`;
        if (parsed.reason === 'too-large') return t`No more than ${highest} at a time.`;
        return t`Enter the amount as a number, such as 1,000.`;
      }
      if (parsed.minor < min) return t`At least ${lowest}.`;
      return parsed.minor > max ? t`No more than ${highest} at a time.` : null;
    },
  };
};

interface ProblemProps {
  /** Why the payment could not be started; null if there is no error. */
  problem: string | null;
  topUp: ReturnType<typeof useTopUp>;
}

const Problem = ({ problem, topUp: { badAddress, unknown, findingOut } }: ProblemProps) => {
  const { t } = useLingui();
  if (badAddress) {
    return (
      <Notice tone="error" live="alert" title={t`Can't open the payment page`}>
        {t`The payment service sent an address we don't trust. You haven't been charged. Try another payment method.`}
      </Notice>
    );
  }
  if (unknown) {
    return (
      <Notice tone="warn" live="alert" title={t`Connection lost`}>
        {findingOut
          ? t`We're checking whether the payment started. If it did, the payment page will open. You haven't been charged.`
          : t`We couldn't confirm that the payment started. You haven't been charged. Try again: you'll pay only once.`}
      </Notice>
    );
  }
  if (problem === null) return null;
  return (
    <Notice tone="error" live="alert" title={t`Couldn't start the payment`}>
      {problem} {t`You haven't been charged. Try again: you'll pay only once.`}
    </Notice>
  );
};

const minorIn = (typed: string | undefined): number | null => {
  const parsed = parseMoneyInput(typed ?? '');
  return parsed.ok ? parsed.minor : null;
};

interface TopUpValues {
  /** As typed. */
  amount: string;
  /** Empty until the player selects one: the first method is used. */
  method: Schemas['PaymentMethod'] | '';
}

export interface TopUpFormProps extends TopUpOptions {
  options: Options;
  /** Initial amount, minor units. */
  initialAmount: number | null;
}

/** Top-up form: amount, bonus, method, result; submitting opens the payment page. */
export const TopUpForm = ({ options, initialAmount, ...attempt }: TopUpFormProps) => {
  const { t, i18n } = useLingui();
  const { money } = useFormats();
  const locale = useLocale();
  const { limits, check } = useAmountCheck(options.limits);
  const topUp = useTopUp(attempt);
  const format = (minor: number): string => formatNumber(minor / 100, locale, { maximumFractionDigits: 2 });
  const { control, submit, setValue, problem, setProblem } = useApiForm<TopUpValues>({
    mode: 'onTouched',
    defaultValues: { amount: initialAmount === null ? '' : format(initialAmount), method: '' },
    onFailure: (error) => {
      if (!(error instanceof ApiFailure)) throw error;
      if (error.code !== 1) setProblem(failureText(i18n, error));
    },
  });
  const { amount: typed, method: chosen } = useWatch({ control });
  const amount = check(parseMoneyInput(typed ?? '')) === null ? minorIn(typed) : null;
  const method = options.methods.find(({ id }) => id === chosen)?.id ?? options.methods[0]?.id;
  // Its button says what arrives.
  const isStep = options.bonuses.some(({ from }) => from === amount);
  if (method === undefined) return null;

  const change = (): void => {
    setProblem(null);
    topUp.reset();
  };
  const choose = (from: number): void => {
    change();
    setValue('amount', format(from), { shouldValidate: true });
  };
  const send = async (): Promise<void> => {
    if (amount !== null) await topUp.pay({ method, amount });
  };
  const toPay = amount === null ? null : money(amount);
  return (
    <Form onSubmit={submit(send)} aria-label={t`Top up your balance`}>
      <BonusSteps steps={options.bonuses} amount={minorIn(typed)} onChoose={choose} />
      <Controller
        name="amount"
        control={control}
        rules={{ validate: (text) => check(parseMoneyInput(text)) ?? true }}
        render={({ field, fieldState }) => (
          <MoneyField
            {...field}
            label={t`Amount`}
            help={limits}
            error={fieldState.error?.message}
            onChange={(text) => {
              // Blur only reformats the same amount.
              if (minorIn(text) !== minorIn(typed)) change();
              field.onChange(text);
            }}
            format={format}
            currency="₽"
          />
        )}
      />
      <Controller
        name="method"
        control={control}
        render={({ field, fieldState }) => (
          <MethodChoice
            ref={field.ref}
            methods={options.methods}
            value={method}
            error={fieldState.error?.message}
            onChange={(next) => {
              change();
              field.onChange(next);
            }}
          />
        )}
      />
      {amount !== null && !isStep && <TopUpResult amount={amount} steps={options.bonuses} />}
      <Problem problem={problem} topUp={topUp} />
      <SubmitButton size="large" pending={topUp.busy} loadingLabel={t`Opening the payment page`}>
        {toPay === null ? t`Continue to payment` : t`Pay ${toPay}`}
      </SubmitButton>
    </Form>
  );
};
