import type { ComponentPropsWithRef, ElementType, KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-names.ts';
import { Link } from './link.tsx';
import { useSingleEnter } from './use-single-enter.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'small' | 'medium' | 'large';

interface ButtonOwnProps<C extends ElementType> {
  /** What to render instead of a button; with `href` alone it is the app's link. */
  component?: C | undefined;
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  /** Shows a spinner in the same width and ignores presses. */
  loading?: boolean | undefined;
  /** Counts both clicks of a double click: for steps, such as to the next match. */
  everyPress?: boolean | undefined;
  /** Spoken while loading, for example "Сохраняем". */
  loadingLabel?: string | undefined;
  startIcon?: IconName | undefined;
  endIcon?: IconName | undefined;
  fullWidth?: boolean | undefined;
  href?: string | undefined;
  disabled?: boolean | undefined;
  children?: ReactNode;
}

export type ButtonProps<C extends ElementType = 'button'> = ButtonOwnProps<C> &
  Omit<ComponentPropsWithRef<C>, keyof ButtonOwnProps<C>>;

/**
 * The kit's button. `primary` has the lantern glow and is used once per screen; `secondary`, `quiet` and `danger` are
 * for the rest. While loading it keeps its focus, so it is `aria-disabled` instead of `disabled`. A double click or a double
 * Enter is one press, however quickly the first has its effect.
 */
export function Button<C extends ElementType = 'button'>(props: ButtonProps<C>) {
  const {
    component,
    variant = 'secondary',
    size = 'medium',
    loading,
    loadingLabel,
    everyPress = false,
    startIcon,
    endIcon,
    fullWidth,
    children,
    className,
    disabled,
    onClick,
    onKeyDown,
    type,
    ...rest
  } = props as ButtonProps;
  const isLink = rest.href !== undefined;
  const Component: ElementType = component ?? (isLink ? Link : 'button');
  const inactive = Boolean(loading || (disabled && Component !== 'button'));
  const dropRepeatedEnter = useSingleEnter();
  const handleKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    if (!everyPress) dropRepeatedEnter(event);
    onKeyDown?.(event);
  };
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (inactive || (!everyPress && event.detail > 1)) {
      event.preventDefault();
      event.stopPropagation();
    } else onClick?.(event);
  };
  return (
    <Component
      {...rest}
      {...(Component === 'button' && { type: type ?? 'button', disabled: disabled && !loading })}
      className={classNames(
        'hk-button',
        `hk-button--${variant}`,
        size !== 'medium' && `hk-button--${size}`,
        fullWidth && 'hk-button--full',
        className,
      )}
      aria-disabled={inactive || rest['aria-disabled']}
      aria-busy={loading || undefined}
      onClick={handleClick}
      onKeyDown={handleKeyDown}
    >
      <span className="hk-button__label">
        {startIcon && <Icon name={startIcon} />}
        {children}
        {endIcon && <Icon name={endIcon} />}
      </span>
      {loading && (
        <>
          {/* Where nothing is known of styles, the button's name would run into what is said meanwhile. */}{' '}
          <span className="hk-button__spinner">
            <span className="hk-spinner" aria-hidden="true" />
            {loadingLabel && <span className="hk-visually-hidden">{loadingLabel}</span>}
          </span>
        </>
      )}
    </Component>
  );
}

export type IconButtonProps = Omit<ButtonProps, 'children' | 'startIcon' | 'endIcon' | 'fullWidth'> & {
  icon: IconName;
  /** Spoken name and tooltip. */
  label: string;
};

/** A square button with an icon only; `label` is its accessible name. Unless it can be loading, every press counts. */
export function IconButton({ icon, label, variant = 'quiet', className, ...rest }: IconButtonProps) {
  return (
    <Button
      variant={variant}
      className={classNames('hk-icon-button', className)}
      aria-label={label}
      title={label}
      everyPress={rest.loading === undefined}
      {...rest}
    >
      <Icon name={icon} />
    </Button>
  );
}
