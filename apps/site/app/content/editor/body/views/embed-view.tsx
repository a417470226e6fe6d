import type { EmbedProvider } from '@hoshikraft/document';
import { Icon } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import type { NodeViewProps } from '@tiptap/react';
import { BlockFrame } from './block-frame.tsx';
import { removeNode } from './remove-node.ts';
import { SmallField } from './small-field.tsx';

const PROVIDER_NAMES: Readonly<Record<EmbedProvider, string>> = {
  youtube: 'YouTube',
  vk: 'VK Видео',
  rutube: 'Rutube',
  twitch: 'Twitch',
};

/** A video of another site; nothing of it is loaded here either. */
export const EmbedView = (props: NodeViewProps) => {
  const { t } = useLingui();
  const { provider, video, title } = props.node.attrs as {
    provider: EmbedProvider;
    video: string;
    title: string | null;
  };
  return (
    <BlockFrame name={t`Video`} selected={props.selected} onRemove={() => removeNode(props)}>
      <div contentEditable={false}>
        <p className="editor-embed">
          <Icon name="play" /> {PROVIDER_NAMES[provider]}, {video}
        </p>
        <SmallField
          label={t`What the video is about`}
          value={title ?? ''}
          most={200}
          onChange={(value) => props.updateAttributes({ title: value })}
        />
      </div>
    </BlockFrame>
  );
};
