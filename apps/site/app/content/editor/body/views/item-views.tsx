import { ITEM_ICONS, type ItemIcon } from '@hoshikraft/shared';
import { Button, IconButton, KitPicture } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { NodeViewContent, type NodeViewProps, NodeViewWrapper } from '@tiptap/react';
import { BlockFrame } from './block-frame.tsx';
import { removeNode, replaceNode } from './remove-node.ts';
import { SmallChoice, SmallField } from './small-field.tsx';
import { useIconNames } from './use-icon-names.ts';

const MOST_ITEMS = 60;

const useItemTitle = (props: NodeViewProps) => {
  const { t } = useLingui();
  const { title } = props.node.attrs as { title: string | null };
  return (
    <SmallField
      label={t`Title`}
      value={title ?? ''}
      most={120}
      onChange={(value) => props.updateAttributes({ title: value })}
    />
  );
};

/** A row of items. */
export const ItemGridView = (props: NodeViewProps) => {
  const { t } = useLingui();
  const names = useIconNames();
  const { node, editor, getPos } = props;
  const add = (): void => {
    const at = getPos();
    const item = editor.schema.nodes['item']?.create({ icon: 'block', name: names.block });
    if (at !== undefined && item) editor.view.dispatch(editor.state.tr.insert(at + node.nodeSize - 1, item));
  };
  return (
    <BlockFrame name={t`Items`} onRemove={() => removeNode(props)} controls={useItemTitle(props)}>
      <NodeViewContent className="editor-items" />
      <div contentEditable={false}>
        <Button size="small" variant="quiet" startIcon="plus" disabled={node.childCount >= MOST_ITEMS} onClick={add}>
          {t`Add an item`}
        </Button>
      </div>
    </BlockFrame>
  );
};

/** A crafting grid: nine slots and the result. */
export const RecipeView = (props: NodeViewProps) => {
  const { t } = useLingui();
  return (
    <BlockFrame name={t`Recipe`} onRemove={() => removeNode(props)} controls={useItemTitle(props)}>
      <NodeViewContent className="editor-recipe" />
    </BlockFrame>
  );
};

const parentOf = ({ editor, getPos }: NodeViewProps): { type: string; isResult: boolean } => {
  const at = getPos();
  if (at === undefined) return { type: '', isResult: false };
  const place = editor.state.doc.resolve(at);
  return { type: place.parent.type.name, isResult: place.index() === place.parent.childCount - 1 };
};

/** One item: icon, name and count. */
export const ItemView = (props: NodeViewProps) => {
  const { t, i18n } = useLingui();
  const names = useIconNames();
  const { icon, name, count } = props.node.attrs as { icon: ItemIcon; name: string; count: number };
  const { type, isResult } = parentOf(props);
  const inRecipe = type === 'recipe';
  const setIcon = (next: ItemIcon): void =>
    props.updateAttributes({ icon: next, ...(name === names[icon] && { name: names[next] }) });
  const setCount = (typed: string): void => {
    const value = Number.parseInt(typed, 10);
    props.updateAttributes({ count: value >= 1 && value <= 9999 ? value : 1 });
  };
  return (
    <NodeViewWrapper className="editor-item" data-result={inRecipe && isResult}>
      <div contentEditable={false} role="group" aria-label={name}>
        <KitPicture icon={icon} />
        <SmallChoice
          label={t`Picture`}
          value={icon}
          options={ITEM_ICONS.map((value) => [value, names[value]] as const).toSorted(([, left], [, right]) =>
            left.localeCompare(right, i18n.locale),
          )}
          onChange={setIcon}
        />
        <SmallField
          label={t`Item name`}
          value={name}
          most={64}
          note={name.trim() === '' ? t`Enter a name.` : undefined}
          onChange={(value) => props.updateAttributes({ name: value })}
        />
        <SmallField label={t`Quantity`} value={String(count)} most={4} onChange={setCount} />
        {!(inRecipe && isResult) && (
          <IconButton
            icon="close"
            size="small"
            label={t`Remove item: ${name}`}
            onClick={() => (inRecipe ? replaceNode(props, 'emptyItem') : removeNode(props))}
          />
        )}
      </div>
    </NodeViewWrapper>
  );
};

/** Rows and columns of the crafting grid. */
const GRID = 3;

/** An empty slot of the crafting grid. */
export const EmptyItemView = (props: NodeViewProps) => {
  const { t } = useLingui();
  const names = useIconNames();
  const place = props.editor.state.doc.resolve(props.getPos() ?? 0).index();
  const [row, column] = [Math.floor(place / GRID) + 1, (place % GRID) + 1];
  return (
    <NodeViewWrapper className="editor-item editor-item--empty">
      <div contentEditable={false}>
        <IconButton
          icon="plus"
          label={t`Row ${row}, column ${column}: add an item`}
          onClick={() => replaceNode(props, 'item', { icon: 'ingot', name: names.ingot })}
        />
      </div>
    </NodeViewWrapper>
  );
};
