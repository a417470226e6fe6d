import { useAmounts } from '@hoshikraft/i18n';
import { Notice, SegmentedControl, Text } from '@hoshikraft/ui';
import { Form, SubmitButton } from '@hoshikraft/ui/forms';
import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import type { CSSProperties, ReactNode } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { useService } from '../service/service-context.tsx';
import { serviceQueries, type ServiceSchemas } from '../service/service-queries.ts';
import { saved } from './saved.ts';

/** Step of the slider, MiB. */
const STEP = 512;

type Memory = ServiceSchemas['Memory'];

/** Position of a value on the slider, from 0 at the left to 1 at the right. */
const placeOf = (value: number, { min, max }: Pick<Memory, 'min' | 'max'>): number => {
  const place = (value - min) / Math.max(1, max - min);
  return Math.min(1, Math.max(0, place));
};

const Scale = ({ memory, children }: { memory: Memory; children: ReactNode }) => {
  const { t } = useLingui();
  const { memory: format } = useAmounts();
  const least = format(memory.min);
  const most = format(memory.max);
  const recommended = format(memory.recommended);
  return (
    <div className="ram__scale">
      <p className="ram__mark" style={{ '--ram-place': placeOf(memory.recommended, memory) } as CSSProperties}>
        {t`Recommended: ${recommended}`}
      </p>
      {children}
      <p className="ram__ends">
        <span>{t`Minimum: ${least}`}</span>
        <span>{t`Maximum: ${most}`}</span>
      </p>
    </div>
  );
};

interface Values {
  mode: 'auto' | 'own';
  own: number;
}

export interface RamFormProps {
  memory: Memory;
  /** The client to which `memory` applies; undefined if there is none. */
  clientName: string | undefined;
  /** A smaller value shows a warning, MiB. */
  recommendedLeast: number;
}

/** Automatic, or an amount selected by the player in steps of 512 MB. */
export const RamForm = ({ memory, clientName, recommendedLeast }: RamFormProps) => {
  const { t } = useLingui();
  const { memory: format } = useAmounts();
  const { mutateAsync } = useMutation(serviceQueries.setMemory(useService()));
  const { value, effective, automatic, min, max, total } = memory;
  const { control, handleSubmit } = useForm<Values>({
    defaultValues: { mode: value === 'auto' ? 'auto' : 'own', own: value === 'auto' ? effective : value },
  });
  const { mode, own } = useWatch({ control }) as Values;
  const given = format(automatic);
  const all = format(total);
  const save = handleSubmit(({ mode: chosen, own: wanted }) =>
    saved(mutateAsync(chosen === 'auto' ? 'auto' : Number(wanted)), t`Saved. Takes effect at the next launch.`),
  );
  return (
    <Form onSubmit={save} aria-label={t`Memory`}>
      <Controller
        control={control}
        name="mode"
        render={({ field }) => (
          <SegmentedControl
            label={t`How much memory the game gets`}
            options={[
              { value: 'auto', label: t`Automatic` },
              { value: 'own', label: t`Manual` },
            ]}
            value={field.value}
            onChange={field.onChange}
          />
        )}
      />
      {mode === 'auto' ? (
        <Text>
          {clientName === undefined
            ? t`The launcher chooses for you: ${given} of ${all}.`
            : t`The launcher chooses for you: ${given} of ${all} for ${clientName}.`}
        </Text>
      ) : (
        <div className="ram__range">
          <output className="ram__value">{format(own)}</output>
          <Scale memory={memory}>
            <Controller
              control={control}
              name="own"
              render={({ field: { ref, value: now, onChange, onBlur, name } }) => (
                <input
                  ref={ref}
                  type="range"
                  name={name}
                  min={min}
                  max={max}
                  step={STEP}
                  value={now}
                  aria-label={t`Memory for the game`}
                  aria-valuetext={format(now)}
                  onBlur={onBlur}
                  onChange={(event) => onChange(event.target.valueAsNumber)}
                />
              )}
            />
          </Scale>
        </div>
      )}
      {mode === 'own' && own < recommendedLeast && (
        <Notice tone="warn" live="status">
          {t`With this little memory, the game may freeze or not start.`}
        </Notice>
      )}
      <SubmitButton loadingLabel={t`Saving…`} fullWidth={false}>
        {t`Save`}
      </SubmitButton>
    </Form>
  );
};
