import { useFormats } from '@hoshikraft/i18n';
import { Notice, SegmentedControl, Text } from '@hoshikraft/ui';
import { Form, SubmitButton } from '@hoshikraft/ui/forms';
import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { useService } from '../service/service-context.tsx';
import { serviceQueries, type ServiceSchemas } from '../service/service-queries.ts';
import { saved } from './saved.ts';

/** Steps of the slider, MiB. */
const STEP = 512;

type Memory = ServiceSchemas['Memory'];

const Marks = ({ min, recommended, max }: Pick<Memory, 'min' | 'recommended' | 'max'>) => {
  const { t } = useLingui();
  const { memory } = useFormats();
  const place = (100 * (recommended - min)) / Math.max(1, max - min);
  return (
    <ul className="ram__marks">
      <li>
        <span>{memory(min)}</span>
        <span>{t`least`}</span>
      </li>
      {/* Its words keep clear of the ends; the tick above them stands at its true place. */}
      <li style={{ left: `clamp(112px, ${place}%, 100% - 112px)` }}>
        <span>{memory(recommended)}</span>
        <span>{t`recommended`}</span>
      </li>
      <li>
        <span>{memory(max)}</span>
        <span>{t`most`}</span>
      </li>
      <li className="ram__tick" style={{ left: `${place}%` }} aria-hidden="true" />
    </ul>
  );
};

interface Values {
  mode: 'auto' | 'own';
  own: number;
}

/** By itself, or as much as the player says; in steps of 512 MB. */
export const RamForm = ({ memory, recommendedLeast }: { memory: Memory; recommendedLeast: number }) => {
  const { t } = useLingui();
  const { memory: format } = useFormats();
  const { mutateAsync } = useMutation(serviceQueries.setMemory(useService()));
  const { value, effective, min, max, recommended, total } = memory;
  const { control, handleSubmit } = useForm<Values>({
    defaultValues: { mode: value === 'auto' ? 'auto' : 'own', own: value === 'auto' ? effective : value },
  });
  const { mode, own } = useWatch({ control }) as Values;
  const given = format(effective);
  const all = format(total);
  const save = handleSubmit(({ mode: chosen, own: wanted }) =>
    saved(mutateAsync(chosen === 'auto' ? 'auto' : Number(wanted)), t`Saved. The next launch gets this memory.`),
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
              { value: 'own', label: t`My own` },
            ]}
            value={field.value}
            onChange={field.onChange}
          />
        )}
      />
      {mode === 'auto' ? (
        <Text>{t`The launcher chooses by the client and this computer: ${given} of ${all} now.`}</Text>
      ) : (
        <div className="ram__range">
          <output className="ram__value">{format(own)}</output>
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
          <Marks min={min} recommended={recommended} max={max} />
        </div>
      )}
      {mode === 'own' && own < recommendedLeast && (
        <Notice tone="warn" live="status">
          {t`With so little memory the game may not start or may freeze.`}
        </Notice>
      )}
      <SubmitButton loadingLabel={t`Saving…`} fullWidth={false}>
        {t`Save`}
      </SubmitButton>
    </Form>
  );
};
