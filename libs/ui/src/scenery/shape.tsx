/// <reference path="./svg-modules.d.ts" />
import type { SceneryShape } from './scenery-shapes.ts';
import sceneryUrl from './scenery.svg';

/** A shape of the scenery's sprite, which a browser fetches once; it takes its colours from the page's theme. */
export function Shape({ name }: { name: SceneryShape }) {
  return <use href={`${sceneryUrl}#${name}`} />;
}
