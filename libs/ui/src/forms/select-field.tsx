import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { ReactNode, Ref, SelectHTMLAttributes } from 'react';
import { KitMui } from '../tokens/kit-mui.tsx';
import { FieldFrame, useFieldIds } from './field-frame.tsx';
import type { FieldTexts } from './field-frame.tsx';

export interface SelectFieldProps
  extends FieldTexts, Omit<SelectHTMLAttributes<HTMLSelectElement>, 'size' | 'color' | 'multiple'> {
  ref?: Ref<HTMLSelectElement> | undefined;
  /** `<option>` elements. */
  children: ReactNode;
}

/** A native list of choices: phones show their own wheel. */
export function SelectField({ label, help, error, optionalLabel, ref, children, ...native }: SelectFieldProps) {
  const { id, noteId, input } = useFieldIds({ help, error }, native.id);
  const { value, defaultValue, onChange, onBlur, name, disabled, className, id: _id, ...rest } = native;
  return (
    <KitMui>
      <FieldFrame {...{ label, help, error, optionalLabel, noteId, className }} inputId={id}>
        <NativeSelect
          {...{ id, name, value, defaultValue, disabled, onChange }}
          onBlur={onBlur as never}
          error={Boolean(error)}
          inputRef={ref}
          fullWidth
          input={<OutlinedInput />}
          inputProps={{ ...rest, ...input, id }}
        >
          {children}
        </NativeSelect>
      </FieldFrame>
    </KitMui>
  );
}
