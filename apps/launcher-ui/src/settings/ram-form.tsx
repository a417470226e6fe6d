import { useAmounts } from '@hoshikraft/i18n';
import { Meter, Notice, SegmentedControl, Text } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { type CSSProperties, type ReactNode, useRef, useState } from 'react';
import { useService } from '../service/service-context.tsx';
import { serviceQueries, type ServiceSchemas } from '../service/service-queries.ts';
import { SaveStatus } from './save-status.tsx';

/** Step of the slider, MiB. */
const STEP = 512;

/** A value that has not changed for this time is saved, in ms. */
const SETTLED_MS = 300;

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

export interface RamFormProps {
  memory: Memory;
  /** The client to which `memory` applies; undefined if there is none. */
  clientName: string | undefined;
  /** A smaller value shows a warning, MiB. */
  recommendedLeast: number;
}

/** Saves the last of several changes in quick succession, such as those of a slider that is dragged. */
const useSaveLast = (save: (value: Memory['value']) => void) => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  return (value: Memory['value']): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => save(value), SETTLED_MS);
  };
};

/** Automatic, or an amount selected by the player in steps of 512 MB; saved as it changes. */
export const RamForm = ({ memory, clientName, recommendedLeast }: RamFormProps) => {
  const { t } = useLingui();
  const { memory: format } = useAmounts();
  const { mutate, reset, ...saving } = useMutation(serviceQueries.setMemory(useService()));
  const saveSoon = useSaveLast(mutate);
  const { effective, automatic, min, max, total } = memory;
  const [value, setValue] = useState(memory.value);
  // The amount comes back when the player switches to automatic and back.
  const [own, setOwn] = useState(memory.value === 'auto' ? effective : memory.value);
  const given = format(automatic);
  const all = format(total);
  const change = (next: Memory['value']): void => {
    setValue(next);
    if (next !== 'auto') setOwn(next);
    // Not saved any more, until this value is.
    reset();
    saveSoon(next);
  };
  return (
    <div className="ram">
      <SegmentedControl
        label={t`How much memory the game gets`}
        options={[
          { value: 'auto', label: t`Automatic` },
          { value: 'own', label: t`Manual` },
        ]}
        value={value === 'auto' ? 'auto' : 'own'}
        onChange={(mode) => change(mode === 'auto' ? 'auto' : own)}
      />
      {value === 'auto' ? (
        <div className="ram__range">
          <output className="ram__value">{given}</output>
          <Meter bare label={t`Memory for the game`} value={automatic} max={total} valueText={t`${given} of ${all}`} />
          <Text tone="muted">
            {clientName === undefined
              ? t`The launcher chooses for you: ${given} of ${all}.`
              : t`The launcher chooses for you: ${given} of ${all} for ${clientName}.`}
          </Text>
        </div>
      ) : (
        <div className="ram__range">
          <output className="ram__value">{format(value)}</output>
          <Scale memory={memory}>
            <input
              type="range"
              min={min}
              max={max}
              step={STEP}
              value={value}
              aria-label={t`Memory for the game`}
              aria-valuetext={format(value)}
              onChange={(event) => change(event.target.valueAsNumber)}
            />
          </Scale>
        </div>
      )}
      {value !== 'auto' && value < recommendedLeast && (
        <Notice tone="warn" live="status">
          {t`With this little memory, the game may freeze or not start.`}
        </Notice>
      )}
      <SaveStatus saving={saving} savedText={t`Saved. Takes effect at the next launch.`} />
    </div>
  );
};
