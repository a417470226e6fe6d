import { useLingui } from '@lingui/react/macro';
import type { NodeViewProps } from '@tiptap/react';
import { BlockFrame } from './block-frame.tsx';
import { Picture } from './picture.tsx';
import { usePicture } from './pictures-context.ts';
import { removeNode } from './remove-node.ts';
import { SmallField } from './small-field.tsx';

/** A picture in the text with its alternative text and caption. */
export const ImageView = (props: NodeViewProps) => {
  const { t } = useLingui();
  const { node, updateAttributes, selected } = props;
  const { image, alt, caption } = node.attrs as { image: string | null; alt: string; caption: string | null };
  return (
    <BlockFrame name={t`Picture`} className="editor-picture" selected={selected} onRemove={() => removeNode(props)}>
      <div contentEditable={false}>
        <Picture image={usePicture(image)} alt={alt} />
        <SmallField
          label={t`Description for people who can't see it`}
          value={alt}
          most={300}
          required
          note={alt.trim() === '' ? t`Required to publish.` : undefined}
          onChange={(value) => updateAttributes({ alt: value })}
        />
        <SmallField
          label={t`Caption`}
          value={caption ?? ''}
          most={300}
          onChange={(value) => updateAttributes({ caption: value })}
        />
      </div>
    </BlockFrame>
  );
};
