import { classNames } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';

export interface ToolbarProps {
  /** What it belongs to: "Text in Russian". */
  label: string;
  children: ReactNode;
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1, Home: -Infinity, End: Infinity };

const buttonsOf = (bar: HTMLElement): HTMLElement[] => [...bar.querySelectorAll<HTMLElement>('[data-tool]')];

/** A row of buttons that is one stop of the Tab key: arrows, Home and End walk through it. */
export const Toolbar = ({ label, children }: ToolbarProps) => {
  const bar = useRef<HTMLDivElement>(null);
  const walk = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    if (bar.current === null || step === undefined) return;
    const buttons = buttonsOf(bar.current);
    const here = buttons.indexOf(document.activeElement as HTMLElement);
    if (here === -1) return;
    event.preventDefault();
    const next = Math.min(Math.max(here + step, 0), buttons.length - 1);
    buttons[Number.isFinite(step) ? (here + step + buttons.length) % buttons.length : next]?.focus();
  };
  return (
    <div ref={bar} role="toolbar" aria-label={label} className="editor-toolbar" onKeyDown={walk}>
      {children}
    </div>
  );
};

export interface ToolProps {
  name: string;
  /** Keys as people write them: `Ctrl+B`. */
  keys?: string | undefined;
  sign: ReactNode;
  /** Whether it is on; undefined for what is done and over. */
  pressed?: boolean | undefined;
  disabled?: boolean | undefined;
  /** The one that Tab leads to. */
  first: boolean;
  onPress: () => void;
  className?: string | undefined;
}

/** A button of the toolbar; it stays where it is when it can do nothing, so that arrows find it. */
export const Tool = ({ name, keys, sign, pressed, disabled = false, first, onPress, className }: ToolProps) => {
  const { t } = useLingui();
  const [focused, setFocused] = useState(false);
  return (
    <button
      type="button"
      data-tool=""
      className={classNames('editor-tool', className)}
      aria-label={name}
      title={keys === undefined ? name : t`${name} (${keys})`}
      aria-keyshortcuts={keys?.replace('Ctrl', 'Control')}
      aria-pressed={pressed}
      aria-disabled={disabled || undefined}
      tabIndex={first || focused ? 0 : -1}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      // The cursor stays in the text.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => {
        if (!disabled) onPress();
      }}
    >
      {/* Drawn, not written: what is spoken is the name. */}
      {typeof sign === 'string' ? <span data-sign={sign} /> : sign}
    </button>
  );
};
