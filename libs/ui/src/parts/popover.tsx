import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import { classNames } from './class-names.ts';

/** What the trigger button must carry. */
export interface PopoverTriggerProps {
  'aria-expanded': boolean;
  'aria-controls': string;
  onClick: () => void;
}

export interface PopoverProps {
  /** Renders the button: `trigger={(props) => <Button {...props}>…</Button>}`. */
  trigger: (props: PopoverTriggerProps) => ReactNode;
  align?: 'start' | 'end' | undefined;
  /** The content; given `close` when it is a function. */
  children: ReactNode | ((close: () => void) => ReactNode);
}

const focusable = 'a[href], button:not(:disabled), input:not(:disabled)';

function moveFocus(panel: HTMLElement, event: KeyboardEvent): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (step === 0) return;
  event.preventDefault();
  const items = [...panel.querySelectorAll<HTMLElement>(focusable)];
  const current = items.findIndex((item) => item === document.activeElement);
  items[(current + step + items.length) % items.length]?.focus();
}

function useDismiss(open: boolean, root: RefObject<HTMLElement | null>, close: (refocus: boolean) => void): void {
  useEffect(() => {
    if (!open) return;
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key === 'Escape') close(true);
    };
    const onOutside = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) close(false);
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onOutside);
    document.addEventListener('focusin', onOutside);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onOutside);
      document.removeEventListener('focusin', onOutside);
    };
  }, [open, root, close]);
}

/** A small panel under its button. Closes on Escape, on a click outside and on blur; arrow keys move the focus inside. */
export function Popover({ trigger, align, children }: PopoverProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const [close] = useState(() => (refocus: boolean) => {
    setOpen(false);
    if (refocus) root.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
  });
  useDismiss(open, root, close);

  return (
    <div
      className="hk-popover"
      ref={root}
      onKeyDown={(event) => {
        if (open && root.current) moveFocus(root.current, event);
      }}
    >
      {trigger({ 'aria-expanded': open, 'aria-controls': id, onClick: () => setOpen(!open) })}
      <div
        id={id}
        hidden={!open}
        className={classNames('hk-popover__panel', align === 'end' && 'hk-popover__panel--end')}
      >
        {open && (typeof children === 'function' ? children(() => close(true)) : children)}
      </div>
    </div>
  );
}
