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

/** Amounts with a bonus, and what arrives for each; a click selects one. */
export const BonusSteps = ({ steps, amount, onChoose }: BonusStepsProps) => {
  const { t } = useLingui();
  const { money, number, percent } = useFormats();
  if (steps.length === 0) return null;
  return (
    <div className="pay-steps" role="group" aria-label={t`Bonuses: choose an amount`}>
      {steps.map(({ from, percent: share }) => {
        const paid = money(from);
        const arrives = money(topUpSum(from, steps).arrives);
        return (
          <button
            key={from}
            type="button"
            className="pay-step"
            aria-pressed={from === amount}
            onClick={() => onChoose(from)}
          >
            <span className="hk-visually-hidden">{t`${paid}: ${arrives} on your balance`}</span>
            <span className="pay-step__sum" aria-hidden="true">
              {number(from / 100)}{' '}
              <span className="pay-step__arrives">
                <span className="pay-step__arrow">→</span> <b>{arrives}</b>
              </span>
            </span>
            <span className="pay-step__bonus" aria-hidden="true">{`+${percent(share / 100)}`}</span>
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
