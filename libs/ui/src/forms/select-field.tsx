import type { ComponentPropsWithRef } from 'react';
import { Icon } from '../parts/icon.tsx';
import { FieldFrame, useFieldIds } from './field-frame.tsx';
import type { FieldTexts } from './field-frame.tsx';

/** `children` are `<option>` elements. */
export interface SelectFieldProps extends FieldTexts, Omit<ComponentPropsWithRef<'select'>, 'size' | 'multiple'> {}

/** A native list of choices: phones show their own wheel. Without MUI, as the search box is: filters of lists use both. */
export function SelectField(props: SelectFieldProps) {
  const { label, help, error, optionalLabel, className, id: ownId, ...native } = props;
  const { id, noteId, input } = useFieldIds({ help, error }, ownId);
  return (
    <FieldFrame {...{ label, help, error, optionalLabel, noteId, className }} inputId={id}>
      <div className="hk-select">
        <select {...native} {...input} id={id} className="hk-select__input" />
        <Icon name="chevron-down" />
      </div>
    </FieldFrame>
  );
}
