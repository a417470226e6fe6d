import type { ComponentPropsWithRef } from 'react';
import { Icon } from '../parts/icon.tsx';
import { useTooLong } from '../parts/too-long.ts';
import { FieldFrame, useFieldIds } from './field-frame.tsx';
import type { FieldTexts } from './field-frame.tsx';
import { keepVisible } from './keep-visible.ts';

export interface SearchFieldProps extends FieldTexts, Omit<ComponentPropsWithRef<'input'>, 'type' | 'size' | 'color'> {
  /** Above it a text with a `value` has an error; it is never cut. */
  maxLength?: number | undefined;
}

/**
 * A search box with a magnifier; the browser's own cross clears it. Looks like the other fields, but does not use MUI:
 * it is on pages without other fields, where MUI would be most of what they load.
 */
export function SearchField(props: SearchFieldProps) {
  const { label, help, error: ownError, optionalLabel, className, id: ownId, onChange, maxLength, ...native } = props;
  const tooLong = useTooLong(typeof native.value === 'string' ? native.value : '', maxLength);
  const error = tooLong ?? ownError;
  const { id, noteId, input } = useFieldIds({ help, error }, ownId);
  return (
    <FieldFrame {...{ label, help, error, optionalLabel, noteId, className }} inputId={id}>
      <div className="hk-search">
        <Icon name="search" />
        <input
          autoComplete="off"
          {...native}
          {...input}
          id={id}
          type="search"
          className="hk-search__input"
          onChange={(event) => {
            keepVisible(event.target);
            onChange?.(event);
          }}
        />
      </div>
    </FieldFrame>
  );
}
