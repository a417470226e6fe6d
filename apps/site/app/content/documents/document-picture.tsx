import type { Schemas } from '@hoshikraft/api-client';
import { type CSSProperties, useState } from 'react';
import './document-picture.css';

type DocumentImage = Schemas['DocumentImage'];

/** A small placeholder image as a data URL; no other value may get into a style. */
const PLACEHOLDER = /^data:image\/(webp|png|jpeg|avif);base64,[A-Za-z0-9+/=]+$/;

const placeholderOf = ({ placeholder }: DocumentImage): CSSProperties | undefined =>
  PLACEHOLDER.test(placeholder) ? { backgroundImage: `url("${placeholder}")` } : undefined;

const setOf = ({ sources }: DocumentImage, type: string): string =>
  sources
    .filter((source) => source.type === type)
    .map(({ url, width }) => `${url} ${width}w`)
    .join(', ');

/** URL of the largest image in a format that every browser supports. */
export const largestOf = ({ sources }: DocumentImage): string | undefined =>
  sources.findLast(({ type }) => type === 'image/webp')?.url;

// Otherwise the placeholder would show through a transparent image.
const uncover = (picture: HTMLImageElement): void => {
  picture.style.backgroundImage = 'none';
};

/** `sizes` of the cover of a card in a grid. */
export const CARD_SIZES = '(min-width: 1200px) 376px, (min-width: 700px) 46vw, calc(100vw - 32px)';

export interface DocumentPictureProps {
  image: DocumentImage;
  alt: string;
  /** The `sizes` attribute of the image. */
  sizes: string;
  /** Above the fold, such as the cover of the page: loaded eagerly. */
  first?: boolean | undefined;
  className?: string | undefined;
}

/** An uploaded image, responsive, with reserved space and a placeholder while it loads or cannot be loaded. */
export const DocumentPicture = ({ image, alt, sizes, first = false, className }: DocumentPictureProps) => {
  const avif = setOf(image, 'image/avif');
  const [failed, setFailed] = useState(false);
  return (
    <picture>
      {avif !== '' && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      <img
        className={className ? `document-picture ${className}` : 'document-picture'}
        ref={(picture) => {
          if (!picture?.complete) return;
          if (picture.naturalWidth > 0) uncover(picture);
          else if (picture.currentSrc !== '') setFailed(true);
        }}
        onLoad={({ currentTarget }) => {
          uncover(currentTarget);
          setFailed(false);
        }}
        onError={() => setFailed(true)}
        src={largestOf(image)}
        srcSet={setOf(image, 'image/webp')}
        sizes={sizes}
        width={image.width}
        height={image.height}
        // A browser would draw the text over the placeholder.
        {...(failed && alt !== '' ? { alt: '', role: 'img', 'aria-label': alt } : { alt })}
        style={placeholderOf(image)}
        decoding="async"
        {...(first ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      />
    </picture>
  );
};
