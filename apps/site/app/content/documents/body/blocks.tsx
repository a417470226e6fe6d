import { type BodyNode, CALLOUT_TONES, type CalloutTone, plainText } from '@hoshikraft/document';
import { CopyButton, Disclosure, Notice, type NoticeTone, VisuallyHidden } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useContext } from 'react';
import { BodyContext } from './body-context.ts';
import { BodyGallery, BodyImage } from './body-image.tsx';
import { BodyEmbed } from './embed.tsx';
import { BodyItemGrid, BodyRecipe } from './items.tsx';
import { numberAttribute, textAttribute } from './node-values.ts';
import { InlineText } from './inline-text.tsx';

export interface BlockProps {
  node: BodyNode;
  /** Rendered child nodes. */
  children: ReactNode;
}

const TONES: Readonly<Record<CalloutTone, NoticeTone>> = {
  info: 'info',
  success: 'success',
  warning: 'warn',
  danger: 'error',
};

const Callout = ({ node, children }: BlockProps) => {
  const { t } = useLingui();
  const said = textAttribute(node, 'tone');
  const tone = CALLOUT_TONES.find((known) => known === said) ?? 'info';
  const spoken = { info: t`Note:`, success: t`Tip:`, warning: t`Warning:`, danger: t`Caution:` };
  return (
    <Notice tone={TONES[tone]}>
      <VisuallyHidden>{spoken[tone]}</VisuallyHidden>
      <div className="body-inner">{children}</div>
    </Notice>
  );
};

const HeadingBlock = ({ node, children }: BlockProps) => {
  const id = useContext(BodyContext).headings.get(node);
  const Tag = (['h2', 'h3', 'h4'] as const)[numberAttribute(node, 'level', 2, 4) - 2] ?? 'h2';
  return <Tag id={id}>{children}</Tag>;
};

/** A table that scrolls sideways where it is wider than the page: its edge fades while more follows. */
const Table = ({ children }: BlockProps) => {
  const { t } = useLingui();
  return (
    <div className="body-table hk-rail" role="region" aria-label={t`Table`} tabIndex={0}>
      <table>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
};

const spans = (node: BodyNode) => ({
  colSpan: numberAttribute(node, 'colspan', 1, 20),
  rowSpan: numberAttribute(node, 'rowspan', 1, 100),
});

const Code = ({ node, children }: BlockProps) => {
  const { t } = useLingui();
  const text = plainText(node);
  return (
    <div className="body-code">
      <pre tabIndex={0}>
        <code>{children}</code>
      </pre>
      <CopyButton
        text={text}
        label={t`Copy the code`}
        copied={t`Code copied`}
        failed={{ title: t`Couldn't copy the code`, text }}
      />
    </div>
  );
};

/** Component of each node type. A Map, because a node type may be any string, such as `constructor`. */
export const BLOCKS = new Map<string, (props: BlockProps) => ReactNode>([
  ['text', InlineText],
  ['hardBreak', () => <br />],
  ['paragraph', ({ node, children }) => (node.content?.length ? <p>{children}</p> : null)],
  ['heading', HeadingBlock],
  ['bulletList', ({ children }) => <ul>{children}</ul>],
  ['orderedList', ({ node, children }) => <ol start={numberAttribute(node, 'start', 0, 9999, 1)}>{children}</ol>],
  ['listItem', ({ children }) => <li>{children}</li>],
  ['blockquote', ({ children }) => <blockquote className="body-quote">{children}</blockquote>],
  ['codeBlock', Code],
  ['horizontalRule', () => <hr />],
  ['table', Table],
  ['tableRow', ({ children }) => <tr>{children}</tr>],
  ['tableHeader', ({ node, children }) => <th {...spans(node)}>{children}</th>],
  ['tableCell', ({ node, children }) => <td {...spans(node)}>{children}</td>],
  ['image', BodyImage],
  ['gallery', BodyGallery],
  [
    'spoiler',
    ({ node, children }) => (
      <Disclosure summary={textAttribute(node, 'title')}>
        <div className="body-inner">{children}</div>
      </Disclosure>
    ),
  ],
  ['callout', Callout],
  ['itemGrid', BodyItemGrid],
  ['recipe', BodyRecipe],
  ['embed', BodyEmbed],
]);
