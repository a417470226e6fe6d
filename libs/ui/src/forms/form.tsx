import { createContext, useContext, useRef, useState } from 'react';
import type { ComponentPropsWithRef, FormEvent } from 'react';
import { Button } from '../parts/button.tsx';
import type { ButtonProps } from '../parts/button.tsx';
import { NeedsScriptsNotice } from '../parts/needs-scripts-notice.tsx';
import { classNames } from '../parts/class-names.ts';
import { useSingleEnter } from '../parts/use-single-enter.ts';

const PendingContext = createContext(false);

export interface FormProps extends Omit<ComponentPropsWithRef<'form'>, 'onSubmit'> {
  /** `handleSubmit(send)` of react-hook-form, or any function; a promise keeps the form busy until it settles. */
  onSubmit: (event: FormEvent<HTMLFormElement>) => unknown;
}

/**
 * A form that cannot be sent twice: further submits are dropped until the first has settled, and so is a double Enter. While a
 * text is too long, it is focused instead.
 */
export function Form({ onSubmit, className, children, ...rest }: FormProps) {
  const [pending, setPending] = useState(false);
  const busy = useRef(false);
  const dropRepeatedEnter = useSingleEnter();
  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const tooLong = event.currentTarget.querySelector<HTMLElement>('[data-too-long]');
    if (tooLong !== null) return tooLong.focus();
    if (busy.current) return;
    busy.current = true;
    setPending(true);
    try {
      await onSubmit(event);
    } finally {
      busy.current = false;
      setPending(false);
    }
  };
  // Without its script a form is not sent: neither is a password written into the address.
  return (
    <form
      method="dialog"
      noValidate
      {...rest}
      className={classNames('hk-stack', 'hk-form', className)}
      onSubmit={handleSubmit}
      onKeyDown={dropRepeatedEnter}
    >
      <NeedsScriptsNotice />
      <PendingContext value={pending}>{children}</PendingContext>
    </form>
  );
}

export interface SubmitButtonProps extends Omit<ButtonProps, 'type' | 'loading'> {
  /** Busy for a reason other than the submit of this form. */
  pending?: boolean | undefined;
  /** Spoken while under way: "Отправляем". */
  loadingLabel: string;
}

/** Sends the form around it and shows progress by itself. */
export function SubmitButton({
  pending,
  variant = 'primary',
  disabled = false,
  className,
  ...rest
}: SubmitButtonProps) {
  const formPending = useContext(PendingContext);
  return (
    <Button
      {...rest}
      className={classNames('hk-submit', className)}
      loading={pending || formPending}
      disabled={disabled}
      variant={variant}
      type="submit"
    />
  );
}
