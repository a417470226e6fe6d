import type { BodyNode } from '@hoshikraft/document';
import { useContext } from 'react';
import { DocumentPicture, largestOf } from '../document-picture.tsx';
import { BodyContext } from './body-context.ts';
import { textAttribute } from './node-values.ts';

const usePicture = (node: BodyNode) => {
  const { images } = useContext(BodyContext);
  const id = textAttribute(node, 'image');
  return Object.hasOwn(images, id) ? images[id] : undefined;
};

const Caption = ({ node }: { node: BodyNode }) => {
  const caption = textAttribute(node, 'caption');
  return caption === '' ? null : <figcaption>{caption}</figcaption>;
};

/** An image in the text. */
export const BodyImage = ({ node }: { node: BodyNode }) => {
  const image = usePicture(node);
  const alt = textAttribute(node, 'alt');
  return (
    <figure className="body-figure">
      {image ? (
        <DocumentPicture image={image} alt={alt} sizes="(min-width: 800px) 720px, calc(100vw - 48px)" />
      ) : (
        <p className="body-figure__lost">{alt}</p>
      )}
      <Caption node={node} />
    </figure>
  );
};

const Thumbnail = ({ node }: { node: BodyNode }) => {
  const image = usePicture(node);
  if (image === undefined) return null;
  return (
    <li>
      <figure className="body-figure">
        <a href={largestOf(image)} target="_blank" rel="noopener">
          <DocumentPicture
            image={image}
            alt={textAttribute(node, 'alt')}
            sizes="(min-width: 800px) 240px, calc(50vw - 32px)"
            className="body-gallery__picture"
          />
        </a>
        <Caption node={node} />
      </figure>
    </li>
  );
};

/** Images side by side; each opens in full on click. */
export const BodyGallery = ({ node }: { node: BodyNode }) => (
  <ul className="body-gallery">
    {(node.content ?? []).map((image, index) => (
      <Thumbnail key={index} node={image} />
    ))}
  </ul>
);
