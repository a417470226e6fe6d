import type { Schemas } from '@hoshikraft/api-client';
import type { CSSProperties } from 'react';
import './document-picture.css';

type DocumentImage = Schemas['DocumentImage'];

/** A few pixels as an address of their own; nothing else may become part of a style. */
const PLACEHOLDER = /^data:image\/(webp|png|jpeg|avif);base64,[A-Za-z0-9+/=]+$/;

const placeholderOf = ({ placeholder }: DocumentImage): CSSProperties | undefined =>
  PLACEHOLDER.test(placeholder) ? { backgroundImage: `url("${placeholder}")` } : undefined;

const setOf = ({ sources }: DocumentImage, type: string): string =>
  sources
    .filter((source) => source.type === type)
    .map(({ url, width }) => `${url} ${width}w`)
    .join(', ');

/** Address of the largest picture that every browser shows. */
export const largestOf = ({ sources }: DocumentImage): string | undefined =>
  sources.findLast(({ type }) => type === 'image/webp')?.url;

// What shows through a picture with holes in it would be its placeholder.
const uncover = (picture: HTMLImageElement): void => {
  picture.style.backgroundImage = 'none';
};

export interface DocumentPictureProps {
  image: DocumentImage;
  alt: string;
  /** How wide it is drawn, for the browser to choose by. */
  sizes: string;
  /** Seen at once: the cover of the page. */
  first?: boolean | undefined;
  className?: string | undefined;
}

/** An uploaded picture in the width that is needed, its place kept and a few of its pixels shown before it is there. */
export const DocumentPicture = ({ image, alt, sizes, first = false, className }: DocumentPictureProps) => {
  const avif = setOf(image, 'image/avif');
  return (
    <picture>
      {avif !== '' && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      <img
        className={className ? `document-picture ${className}` : 'document-picture'}
        ref={(picture) => {
          if (picture?.complete && picture.naturalWidth > 0) uncover(picture);
        }}
        onLoad={({ currentTarget }) => uncover(currentTarget)}
        src={largestOf(image)}
        srcSet={setOf(image, 'image/webp')}
        sizes={sizes}
        width={image.width}
        height={image.height}
        alt={alt}
        style={placeholderOf(image)}
        decoding="async"
        {...(first ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      />
    </picture>
  );
};
