import { useLingui } from '@lingui/react/macro';
import type { Image } from '../../written.ts';

/** Small preview of an uploaded picture. */
export const Picture = ({ image, alt }: { image: Image | undefined; alt: string }) => {
  const { t } = useLingui();
  if (image === undefined) return <p className="editor-picture__missing">{t`This picture is no longer available.`}</p>;
  const webp = image.sources.filter(({ type }) => type === 'image/webp');
  return (
    <img
      className="editor-picture__image"
      // Otherwise React preloads every picture of the text at its initial width.
      loading="lazy"
      src={webp[0]?.url}
      srcSet={webp.map(({ url, width }) => `${url} ${width}w`).join(', ')}
      sizes="(min-width: 1100px) 560px, 100vw"
      width={image.width}
      height={image.height}
      alt={alt}
      draggable={false}
      style={{ backgroundImage: `url("${image.placeholder}")` }}
    />
  );
};
