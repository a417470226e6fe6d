import { IconButton } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { NodeViewWrapper } from '@tiptap/react';
import type { ReactNode } from 'react';

export interface BlockFrameProps {
  /** Name of the block: "Spoiler". */
  name: string;
  className?: string | undefined;
  selected?: boolean | undefined;
  onRemove: () => void;
  /** Fields and buttons of the block itself. */
  controls?: ReactNode;
  children?: ReactNode;
}

/** Frame of a custom block in the text: name, settings and a remove button. */
export const BlockFrame = ({
  name,
  className = '',
  selected = false,
  onRemove,
  controls,
  children,
}: BlockFrameProps) => {
  const { t } = useLingui();
  return (
    <NodeViewWrapper className={`editor-block ${className}`} data-selected={selected}>
      <div className="editor-block__bar" contentEditable={false} role="group" aria-label={name}>
        <span className="editor-block__name" data-drag-handle>
          {name}
        </span>
        {controls}
        <IconButton icon="trash" size="small" label={t`Remove: ${name}`} onClick={onRemove} />
      </div>
      {children}
    </NodeViewWrapper>
  );
};
