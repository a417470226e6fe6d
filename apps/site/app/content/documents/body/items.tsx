import type { BodyNode } from '@hoshikraft/document';
import { useFormats } from '@hoshikraft/i18n';
import { Icon, KitItem, KitPicture, VisuallyHidden } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { itemIcon } from '../../../framework/page/icon-names.ts';
import { numberAttribute, textAttribute } from './node-values.ts';

const MOST = 9999;

const Title = ({ node }: { node: BodyNode }) => {
  const title = textAttribute(node, 'title');
  return title === '' ? null : <figcaption className="body-items__title">{title}</figcaption>;
};

const Item = ({ node }: { node: BodyNode }) => {
  const { number } = useFormats();
  const count = numberAttribute(node, 'count', 1, MOST);
  return (
    <KitItem
      icon={itemIcon(textAttribute(node, 'icon'))}
      name={textAttribute(node, 'name')}
      count={count > 1 ? number(count) : undefined}
    />
  );
};

/** Things of the game with their names and how many. */
export const BodyItemGrid = ({ node }: { node: BodyNode }) => (
  <figure className="body-items">
    <Title node={node} />
    <ul className="body-items__grid">
      {(node.content ?? []).map((item, index) => (
        <li key={index}>
          <Item node={item} />
        </li>
      ))}
    </ul>
  </figure>
);

const Place = ({ node }: { node: BodyNode }) => {
  const { t } = useLingui();
  if (node.type !== 'item') return <VisuallyHidden>{t`Empty`}</VisuallyHidden>;
  const name = textAttribute(node, 'name');
  return (
    <span title={name}>
      <KitPicture icon={itemIcon(textAttribute(node, 'icon'))} size={32} />
      <VisuallyHidden>{name}</VisuallyHidden>
    </span>
  );
};

/** A crafting recipe: the nine slots and the result. */
export const BodyRecipe = ({ node }: { node: BodyNode }) => {
  const { t } = useLingui();
  const places = node.content ?? [];
  const result = places[9];
  return (
    <figure className="body-items">
      <Title node={node} />
      <div className="body-recipe">
        <ol className="body-recipe__places" aria-label={t`Crafting grid, row by row`}>
          {places.slice(0, 9).map((place, index) => (
            <li key={index}>
              <Place node={place} />
            </li>
          ))}
        </ol>
        <Icon name="arrow-right" />
        {result && <Item node={result} />}
      </div>
    </figure>
  );
};
