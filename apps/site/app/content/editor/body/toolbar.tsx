import { classNames } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { type FocusEvent, type KeyboardEvent, type ReactNode, useRef } from 'react';

export interface ToolbarProps {
  /** What it belongs to: "Text in Russian". */
  label: string;
  /** Escape: back to what it belongs to. */
  onLeave: () => void;
  children: ReactNode;
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1, Home: -Infinity, End: Infinity };

const buttonsOf = (bar: HTMLElement): HTMLElement[] => [...bar.querySelectorAll<HTMLElement>('[data-tool]')];

/** Makes one button the stop of the Tab key; React sets no other there, since what it was drawn with never changes. */
const stopAt = (bar: HTMLElement, stop: HTMLElement | undefined): void => {
  if (stop !== undefined) buttonsOf(bar).forEach((button) => (button.tabIndex = button === stop ? 0 : -1));
};

/**
 * A row of buttons that is one stop of the Tab key, where it was left last: arrows, Home and End walk through it. Those
 * within `data-passing` may be gone when it is come back to.
 */
export const Toolbar = ({ label, onLeave, children }: ToolbarProps) => {
  const bar = useRef<HTMLDivElement>(null);
  const walk = (event: KeyboardEvent): void => {
    const onTool =
      event.target instanceof HTMLElement && event.target.matches('[data-tool]:not([aria-expanded="true"])');
    if (event.key === 'Escape' && onTool) onLeave();
    const step = STEPS[event.key];
    if (bar.current === null || step === undefined) return;
    const buttons = buttonsOf(bar.current);
    const here = buttons.indexOf(document.activeElement as HTMLElement);
    if (here === -1) return;
    event.preventDefault();
    const next = Math.min(Math.max(here + step, 0), buttons.length - 1);
    buttons[Number.isFinite(step) ? (here + step + buttons.length) % buttons.length : next]?.focus();
  };
  const remember = ({ target }: FocusEvent<HTMLElement>): void => {
    if (bar.current !== null && target.matches('[data-tool]')) stopAt(bar.current, target);
  };
  const leave = ({ target, relatedTarget }: FocusEvent<HTMLElement>): void => {
    if (bar.current === null || bar.current.contains(relatedTarget) || !target.closest('[data-passing]')) return;
    stopAt(bar.current, buttonsOf(bar.current)[0]);
  };
  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={label}
      className="editor-toolbar"
      onKeyDown={walk}
      onFocus={remember}
      onBlur={leave}
    >
      {/* On a phone it is the row that scrolls: what a button of it opens stands outside of it. */}
      <div className="editor-toolbar__row">{children}</div>
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
      tabIndex={first ? 0 : -1}
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
