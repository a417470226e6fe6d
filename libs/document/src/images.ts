import { LOCALES, type Locale } from '@hoshikraft/shared';
import type { BodyNode, DocumentContent } from './content.ts';
import { nodesOf } from './nodes-of.ts';

/** A picture that a content shows, and where. */
export interface ImagePlace {
  readonly image: string;
  /** Alternative text; null for a cover, which has one in each language. */
  readonly alt: string | null;
  /** Whose text it is in; null for the cover. */
  readonly locale: Locale | null;
  readonly place: string;
}

const wordsOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Ids of the pictures that one body shows, each once. */
export const imageIdsOfBody = (body: BodyNode): string[] => [
  ...new Set(nodesOf(body).flatMap(({ node }) => (node.type === 'image' ? [wordsOf(node.attrs?.['image'])] : []))),
];

/** Every picture of a content, in the order of reading: cover, Russian, English. */
export const imagePlaces = ({ cover, texts }: DocumentContent): ImagePlace[] => [
  ...(cover ? [{ image: cover.image, alt: null, locale: null, place: 'cover.image' }] : []),
  ...LOCALES.flatMap((locale) => {
    const body = texts[locale]?.body;
    return (body ? nodesOf(body) : [])
      .filter(({ node }) => node.type === 'image')
      .map(({ node: { attrs }, place }) => ({
        image: wordsOf(attrs?.['image']),
        alt: wordsOf(attrs?.['alt']),
        locale,
        place: `texts.${locale}.body.${place}.attrs.image`,
      }));
  }),
];

/** Ids of the pictures that a content shows, each once. */
export const imageIds = (content: DocumentContent): string[] => [
  ...new Set(imagePlaces(content).map(({ image }) => image)),
];
