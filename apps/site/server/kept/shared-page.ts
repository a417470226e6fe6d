import type { ForAll } from '../../app/host.ts';

const PLACE = /<template data-own="([\w-]+)"><\/template>/g;

/** A page that was drawn for all players, with places left open for the nonce of an answer and for what is one's own. */
export interface SharedPage {
  /** Bytes of memory. */
  size: number;
  drawnFrom: NonNullable<ForAll['drawnFrom']>;
  headers: readonly (readonly [string, string])[];
  /** Names of its open places, each once. */
  places: readonly string[];
  /** The whole page, closed. */
  body(nonce: string, own: ReadonlyMap<string, string>): Buffer;
}

/** @param nonce that it was drawn with, which is never sent */
export const sharedPage = (
  html: string,
  nonce: string,
  { drawnFrom, headers }: Pick<SharedPage, 'drawnFrom' | 'headers'>,
): SharedPage => {
  const places = new Set<string>();
  // Text, and at each odd place the name of what belongs there; without one it is the nonce.
  const parts = html.replaceAll(nonce, '<template data-own="nonce"></template>').split(PLACE);
  const pieces = parts.map((part, at) => {
    if (at % 2 === 0) return Buffer.from(part);
    if (part !== 'nonce') places.add(part);
    return part;
  });
  return {
    size: 2 * html.length,
    drawnFrom,
    headers,
    places: [...places],
    body: (filling, own) =>
      Buffer.concat(
        pieces.map((piece) => {
          if (typeof piece !== 'string') return piece;
          return Buffer.from(piece === 'nonce' ? filling : (own.get(piece) ?? ''));
        }),
      ),
  };
};
