import type { SVGProps } from 'react';
import { iconPaths } from './icon-paths.ts';
import type { IconName } from './icon-paths.ts';

export interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'name'> {
  name: IconName;
  /** Side in pixels; by default 1.25 of the text beside it. */
  size?: number | undefined;
  /** Spoken name; without it the icon is decoration and hidden from screen readers. */
  label?: string | undefined;
}

/** One of our stroke icons, in the colour of the text around it. */
export function Icon({ name, size, label, className, style, ...rest }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      className={className ? `hk-icon ${className}` : 'hk-icon'}
      style={size ? { width: size, height: size, ...style } : style}
      {...rest}
    >
      <path d={iconPaths[name]} />
    </svg>
  );
}
