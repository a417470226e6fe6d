/// <reference path="../scenery/svg-modules.d.ts" />
import iconsUrl from '../parts/icons.svg';

/** The project's sign, in the colours of the theme; it comes with the icons. */
export function BrandMark({ size = 32 }: { size?: number }) {
  return (
    <svg className="hk-brand-mark" width={size} height={size} aria-hidden="true">
      <use href={`${iconsUrl}#brand`} />
    </svg>
  );
}
