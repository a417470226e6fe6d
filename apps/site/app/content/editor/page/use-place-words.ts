import { useLingui } from '@lingui/react/macro';
import { type PartId, PARTS } from '../compare/content-parts.ts';
import { usePartNames } from '../compare/part-words.tsx';
import { blockOf, isAt, placeInContent } from '../places.ts';

/** Describes a place in the content that the server refused: "Text in Russian, block 3". */
export const usePlaceWords = (): ((place: string) => string) => {
  const { t } = useLingui();
  const names = usePartNames();
  return (named) => {
    const place = placeInContent(named);
    const part = PARTS.find((id: PartId) => isAt(place, id.includes('.') ? `texts.${id}` : id));
    const block = blockOf(place);
    const name = part === undefined ? place : names[part];
    return block === undefined ? name : t`${name}, block ${block}`;
  };
};
