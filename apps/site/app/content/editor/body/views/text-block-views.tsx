import { CALLOUT_TONES, type CalloutTone } from '@hoshikraft/document';
import { useLingui } from '@lingui/react/macro';
import { NodeViewContent, type NodeViewProps } from '@tiptap/react';
import { BlockFrame } from './block-frame.tsx';
import { removeNode } from './remove-node.ts';
import { SmallChoice, SmallField } from './small-field.tsx';

/** Text that a reader opens. */
export const SpoilerView = (props: NodeViewProps) => {
  const { t } = useLingui();
  const { title } = props.node.attrs as { title: string };
  return (
    <BlockFrame
      name={t`Spoiler`}
      onRemove={() => removeNode(props)}
      controls={
        <SmallField
          label={t`Title`}
          value={title}
          most={120}
          note={title.trim() === '' ? t`A spoiler needs a title.` : undefined}
          onChange={(value) => props.updateAttributes({ title: value })}
        />
      }
    >
      <NodeViewContent className="editor-block__content" />
    </BlockFrame>
  );
};

const useToneNames = (): Record<CalloutTone, string> => {
  const { t } = useLingui();
  return { info: t`Note`, success: t`Tip`, warning: t`Warning`, danger: t`Caution` };
};

/** A coloured box. */
export const CalloutView = (props: NodeViewProps) => {
  const { t } = useLingui();
  const names = useToneNames();
  const { tone } = props.node.attrs as { tone: CalloutTone };
  return (
    <BlockFrame
      name={t`Callout`}
      className={`editor-callout editor-callout--${tone}`}
      onRemove={() => removeNode(props)}
      controls={
        <SmallChoice
          label={t`Colour`}
          value={tone}
          options={CALLOUT_TONES.map((value) => [value, names[value]] as const)}
          onChange={(value) => props.updateAttributes({ tone: value })}
        />
      }
    >
      <NodeViewContent className="editor-block__content" />
    </BlockFrame>
  );
};

/** Pictures side by side. */
export const GalleryView = (props: NodeViewProps) => {
  const { t } = useLingui();
  return (
    <BlockFrame name={t`Gallery`} onRemove={() => removeNode(props)}>
      <NodeViewContent className="editor-gallery" />
    </BlockFrame>
  );
};
