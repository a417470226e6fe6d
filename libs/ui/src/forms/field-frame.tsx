import { useId } from 'react';
import type { ReactNode } from 'react';
import { Icon } from '../parts/icon.tsx';
import { classNames } from '../parts/class-names.ts';

/** What every field of the kit takes besides its own. */
export interface FieldTexts {
  label: ReactNode;
  /** Below the field: what is expected. */
  help?: ReactNode;
  /** Below the field, in place of the help: what is wrong. */
  error?: ReactNode;
  /** Beside the label: "необязательно". */
  optionalLabel?: ReactNode;
}

/** Ids and attributes that tie an input to its label, help and error. */
export function useFieldIds({ help, error }: Pick<FieldTexts, 'help' | 'error'>, ownId?: string) {
  const generated = useId();
  const id = ownId ?? generated;
  const noteId = `${id}-note`;
  const described = help || error ? noteId : undefined;
  return { id, noteId, input: { 'aria-describedby': described, 'aria-invalid': error ? true : undefined } };
}

export interface FieldFrameProps extends FieldTexts {
  inputId: string;
  noteId: string;
  className?: string | undefined;
  children: ReactNode;
}

/** Label above, help or error below. */
export function FieldFrame({
  label,
  help,
  error,
  optionalLabel,
  inputId,
  noteId,
  className,
  children,
}: FieldFrameProps) {
  return (
    <div className={classNames('hk-field', className)}>
      <label className="hk-field__label" htmlFor={inputId}>
        {label}
        {optionalLabel && <span className="hk-field__optional">{optionalLabel}</span>}
      </label>
      {children}
      <FieldNote id={noteId} help={help} error={error} />
    </div>
  );
}

/** The line under a field; errors are read out when they appear. */
export function FieldNote({ id, help, error }: { id: string; help?: ReactNode; error?: ReactNode }) {
  if (error) {
    return (
      <p className="hk-field__error" id={id} role="alert">
        <Icon name="warning" size={16} />
        <span>{error}</span>
      </p>
    );
  }
  return help ? (
    <div className="hk-field__help" id={id}>
      {help}
    </div>
  ) : null;
}
