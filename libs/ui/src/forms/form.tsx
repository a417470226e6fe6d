import { createContext, useContext, useRef, useState, useSyncExternalStore } from 'react';
import type { ComponentPropsWithRef, FormEvent } from 'react';
import { Button } from '../parts/button.tsx';
import type { ButtonProps } from '../parts/button.tsx';
import { classNames } from '../parts/class-names.ts';

const PendingContext = createContext(false);

export interface FormProps extends Omit<ComponentPropsWithRef<'form'>, 'onSubmit'> {
  /** `handleSubmit(send)` of react-hook-form, or any function; a promise keeps the form busy until it settles. */
  onSubmit: (event: FormEvent<HTMLFormElement>) => unknown;
}

/**
 * A form that cannot be sent twice: further submits are dropped until the first has settled. While a text is too long, it is
 * focused instead.
 */
export function Form({ onSubmit, className, children, ...rest }: FormProps) {
  const [pending, setPending] = useState(false);
  const busy = useRef(false);
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
  // Sent before its script has arrived, a form would else write a password into the address.
  return (
    <form method="post" noValidate {...rest} className={classNames('hk-stack', className)} onSubmit={handleSubmit}>
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

const never = () => () => undefined;

/** Sends the form around it and shows progress by itself; not before our scripts are there to send it. */
export function SubmitButton({ pending, variant = 'primary', disabled = false, ...rest }: SubmitButtonProps) {
  const formPending = useContext(PendingContext);
  const listening = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const state = { loading: pending || formPending, disabled: disabled || !listening };
  return <Button fullWidth {...rest} {...state} variant={variant} type="submit" />;
}
