import type { ComponentPropsWithRef } from 'react';
import { Icon } from '../parts/icon.tsx';
import { FieldFrame, useFieldIds } from './field-frame.tsx';
import type { FieldTexts } from './field-frame.tsx';
import { keepVisible } from './keep-visible.ts';

export type SearchFieldProps = FieldTexts & Omit<ComponentPropsWithRef<'input'>, 'type' | 'size' | 'color'>;

/**
 * A search box with a magnifier; the browser's own cross clears it. Looks like the other fields, but does not use MUI:
 * it is on pages without other fields, where MUI would be most of what they load.
 */
export function SearchField(props: SearchFieldProps) {
  const { label, help, error, optionalLabel, className, id: ownId, onChange, ...native } = props;
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
