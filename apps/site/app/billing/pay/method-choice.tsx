import type { Schemas } from '@hoshikraft/api-client';
import { Icon, type IconName } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { type Ref, useId } from 'react';

type Method = Schemas['PaymentMethod'];

const ICONS: Readonly<Record<Method, IconName>> = {
  bank_card: 'card',
  instant_payment: 'phone',
  cryptocurrency: 'coin',
};

export interface MethodChoiceProps {
  methods: Schemas['PaymentOptions']['methods'];
  value: Method;
  onChange: (method: Method) => void;
  error?: string | undefined;
  /** Ref of the selected input, so that an error can focus it. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/** Payment methods of the player's region, with the description of the selected one. */
export const MethodChoice = ({ methods, value, onChange, error, ref }: MethodChoiceProps) => {
  const { t } = useLingui();
  const name = useId();
  return (
    <fieldset className="pay-methods">
      <legend className="hk-field__label pay-legend">{t`Payment method`}</legend>
      {methods.map(({ id, title }) => (
        <label key={id} className="pay-method">
          <input
            type="radio"
            ref={id === value ? ref : undefined}
            name={name}
            value={id}
            checked={id === value}
            aria-describedby={`${name}about`}
            onChange={() => onChange(id)}
          />
          <Icon name={ICONS[id]} size={24} />
          <span className="pay-method__title">{title}</span>
        </label>
      ))}
      <p id={`${name}about`} className="pay-method__about" aria-live="polite">
        {methods.find(({ id }) => id === value)?.description}
      </p>
      {error !== undefined && (
        <p className="hk-field__error" role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
};
