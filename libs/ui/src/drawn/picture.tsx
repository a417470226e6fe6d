/// <reference path="../scenery/svg-modules.d.ts" />
import type { SVGProps } from 'react';
import { classNames } from '../parts/class-names.ts';
import picturesUrl from './pictures.svg';

/** What the sprite calls its pictures: their kind, and which of it. */
export type PictureName = `${'emblem' | 'face' | 'fox' | 'state'}-${string}`;

/** A picture of the sprite, which a browser fetches once, for a place in another drawing. */
export function PictureUse({ name }: { name: PictureName }) {
  return <use href={`${picturesUrl}#${name}`} />;
}

interface PictureProps extends Omit<SVGProps<SVGSVGElement>, 'name'> {
  name: PictureName;
  /** Its `viewBox`: one unit a block. */
  field: string;
}

/** A picture of blocks, crisp at any size. Decoration. */
export function Picture({ name, field, className, ...rest }: PictureProps) {
  return (
    <svg viewBox={field} className={classNames('hk-pixel', className)} aria-hidden="true" {...rest}>
      <PictureUse name={name} />
    </svg>
  );
}
