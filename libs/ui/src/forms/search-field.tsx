import { Icon } from '../parts/icon.tsx';
import { TextField } from './text-field.tsx';
import type { TextFieldProps } from './text-field.tsx';

/** A search box with a magnifier; the browser's own cross clears it. */
export function SearchField(props: Omit<TextFieldProps, 'type' | 'start' | 'rows'>) {
  return <TextField autoComplete="off" {...props} type="search" start={<Icon name="search" />} />;
}
