/// <reference path="../scenery/svg-modules.d.ts" />
import type { SVGProps } from 'react';
import type { IconName } from './icon-names.ts';
import iconsUrl from './icons.svg';

export interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'name'> {
  name: IconName;
  /** Side in pixels; by default 1.25 of the text beside it. */
  size?: number | undefined;
  /** Spoken name; without it the icon is decoration and hidden from screen readers. */
  label?: string | undefined;
}

/** One of our stroke icons, in the colour of the text around it; a browser fetches all of them once. */
export function Icon({ name, size, label, className, style, ...rest }: IconProps) {
  return (
    <svg
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      className={className ? `hk-icon ${className}` : 'hk-icon'}
      style={size ? { width: size, height: size, ...style } : style}
      {...rest}
    >
      <use href={`${iconsUrl}#${name}`} />
    </svg>
  );
}
