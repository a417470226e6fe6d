import { Icon, type IconName } from '@hoshikraft/ui';
import iconsUrl from './tool-icons.svg?url';

/** Tools whose icon is one of the kit. */
export const KIT_ICONS: Readonly<Record<string, IconName>> = {
  link: 'link',
  pictures: 'image',
  insert: 'plus',
  callout: 'info',
  itemGrid: 'backpack',
  recipe: 'hammer',
  deleteTable: 'trash',
};

/** Icon of a tool of the editor, by the id of its command; only editors load these. */
export const ToolIcon = ({ id }: { id: string }) => {
  const name = KIT_ICONS[id];
  if (name !== undefined) return <Icon name={name} size={20} />;
  return (
    <svg aria-hidden="true" className="hk-icon editor-tool-icon">
      <use href={`${iconsUrl}#${id}`} />
    </svg>
  );
};
