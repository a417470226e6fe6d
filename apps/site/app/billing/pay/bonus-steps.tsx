import { useFormats } from '@hoshikraft/i18n';
import { Icon } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { type BonusStep, type TopUpSum, topUpSum } from './bonus.ts';

export interface BonusStepsProps {
  steps: readonly BonusStep[];
  /** Current amount, minor units; null while the input is not valid. */
  amount: number | null;
  onChoose: (amount: number) => void;
}

/** The bonus table; a click on a step selects its amount. */
export const BonusSteps = ({ steps, amount, onChoose }: BonusStepsProps) => {
  const { t } = useLingui();
  const { money, percent } = useFormats();
  if (steps.length === 0) return null;
  const reached = steps.findLast(({ from }) => amount !== null && from <= amount);
  return (
    <div className="pay-steps" role="group" aria-label={t`Bonuses: choose an amount`}>
      {steps.map((step) => {
        const share = percent(step.percent / 100);
        return (
          <button
            key={step.from}
            type="button"
            className="pay-step"
            aria-pressed={step === reached}
            onClick={() => onChoose(step.from)}
          >
            <span className="pay-step__from">{money(step.from)}</span>
            <span className="pay-step__bonus">{`+${share}`}</span>
          </button>
        );
      })}
    </div>
  );
};

/** Text about the amount missing to the next step; empty at the last step. */
const useNextStep = (next: TopUpSum['next']): string => {
  const { t } = useLingui();
  const { money, percent } = useFormats();
  if (next === null) return '';
  const more = money(next.missing);
  const share = percent(next.step.percent / 100);
  return t`Add ${more} to get a ${share} bonus`;
};

/** Amount to pay and amount to receive, updated while typing. */
export const TopUpResult = ({ amount, steps }: Pick<BonusStepsProps, 'steps'> & { amount: number }) => {
  const { t } = useLingui();
  const { money, percent } = useFormats();
  const sum = topUpSum(amount, steps);
  const nextStep = useNextStep(sum.next);
  const bonus = money(sum.bonus);
  const share = percent(sum.percent / 100);
  return (
    <output className="pay-result">
      <span className="pay-result__side">
        <span className="pay-result__label">{t`You pay`}</span>
        <span className="pay-result__paid">{money(amount)}</span>
      </span>
      <Icon name="arrow-right" size={24} />
      <span className="pay-result__side">
        <span className="pay-result__label">{t`You get`}</span>
        <span className="pay-result__arrives">{money(sum.arrives)}</span>
      </span>
      {(sum.bonus > 0 || nextStep !== '') && (
        <span className="pay-result__about">
          {sum.bonus > 0 && <span>{t`Includes a ${bonus} bonus (${share}).`}</span>} {nextStep !== '' && `${nextStep}.`}
        </span>
      )}
    </output>
  );
};
