import Checkbox from '@mui/material/Checkbox';
import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { KitMui } from '../tokens/kit-mui.tsx';
import { FieldNote, useFieldIds } from './field-frame.tsx';

export interface CheckboxFieldProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'size' | 'color' | 'children'
> {
  /** May hold links: "Принимаю <a>правила</a>". */
  label: ReactNode;
  help?: ReactNode;
  error?: ReactNode;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** A tick with a rich label. */
export function CheckboxField({ label, help, error, ref, id: ownId, className, ...native }: CheckboxFieldProps) {
  const { id, noteId, input } = useFieldIds({ help, error }, ownId);
  const { checked, defaultChecked, onChange, onBlur, name, disabled, required, value, ...rest } = native;
  return (
    <KitMui>
      <div className={className}>
        <label className="hk-check" htmlFor={id}>
          <Checkbox
            {...{ id, checked, defaultChecked, onChange, name, disabled, required, value }}
            onBlur={onBlur as never}
            disableRipple
            slotProps={{ input: { ...rest, ...input, ref } }}
          />
          <span className="hk-check__text">{label}</span>
        </label>
        <FieldNote id={noteId} help={help} error={error} />
      </div>
    </KitMui>
  );
}
