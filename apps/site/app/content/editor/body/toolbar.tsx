import { useLingui } from '@lingui/react/macro';
import { type FocusEvent, type KeyboardEvent, type ReactNode, useRef } from 'react';

export interface ToolbarProps {
  /** Accessible name of the edited text: "Text in Russian". */
  label: string;
  /** Called on Escape: moves the focus back to the text. */
  onLeave: () => void;
  children: ReactNode;
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1, Home: -Infinity, End: Infinity };

const buttonsOf = (bar: HTMLElement): HTMLElement[] => [...bar.querySelectorAll<HTMLElement>('[data-tool]')];

/** Makes one button the tab stop. React does not overwrite it, since the rendered `tabIndex` never changes. */
const stopAt = (bar: HTMLElement, stop: HTMLElement | undefined): void => {
  if (stop !== undefined) buttonsOf(bar).forEach((button) => (button.tabIndex = button === stop ? 0 : -1));
};

/**
 * A row of buttons with one tab stop, the button used last: arrows, Home and End move between buttons. Those
 * within `data-passing` may be gone when the focus returns.
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
      {/* On a phone the row scrolls, so popovers of its buttons are rendered after it. */}
      <div className="editor-toolbar__row">{children}</div>
    </div>
  );
};

export interface ToolProps {
  name: string;
  /** Keyboard shortcut as displayed: `Ctrl+B`. */
  keys?: string | undefined;
  icon: ReactNode;
  /** Whether it is pressed; undefined for one-off commands. */
  pressed?: boolean | undefined;
  disabled?: boolean | undefined;
  /** Whether this button is the tab stop. */
  first: boolean;
  onPress: () => void;
}

/** A button of the toolbar. It stays focusable while unavailable, so that the arrow keys reach it. */
export const Tool = ({ name, keys, icon, pressed, disabled = false, first, onPress }: ToolProps) => {
  const { t } = useLingui();
  return (
    <button
      type="button"
      data-tool=""
      className="editor-tool"
      aria-label={name}
      title={keys === undefined ? name : t`${name} (${keys})`}
      aria-keyshortcuts={keys?.replace('Ctrl', 'Control')}
      aria-pressed={pressed}
      aria-disabled={disabled || undefined}
      tabIndex={first ? 0 : -1}
      // Keep the cursor in the text.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => {
        if (!disabled) onPress();
      }}
    >
      {icon}
    </button>
  );
};
