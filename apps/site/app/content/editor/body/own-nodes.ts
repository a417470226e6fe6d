import { CALLOUT_TONES, EMBED_PROVIDERS, embedAddresses, type NodeType } from '@hoshikraft/document';
import { ITEM_ICONS } from '@hoshikraft/shared';
import { type Attribute, mergeAttributes, Node, type NodeConfig } from '@tiptap/core';
import { contentOf } from './content-of.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** An attribute stored in HTML under its own name; invalid pasted values are replaced, never thrown on. */
const said = (
  name: string,
  fallback: string | number | null,
  narrow: (value: string) => string | number | null,
): Attribute => ({
  default: fallback,
  parseHTML: (element: HTMLElement) => {
    const value = element.getAttribute(`data-${name}`);
    return value === null ? fallback : (narrow(value) ?? fallback);
  },
  renderHTML: (attributes: Record<string, unknown>) => ({ [`data-${name}`]: attributes[name] }),
});

const words = (name: string, most: number, fallback: string | null = null): Attribute =>
  said(name, fallback, (value) => value.slice(0, most));
const among = (name: string, values: readonly string[], fallback: string | null): Attribute =>
  said(name, fallback, (value) => (values.includes(value) ? value : null));

const own = (type: NodeType, attributes: Record<string, Attribute>, config: Partial<NodeConfig> = {}): Node =>
  Node.create({
    name: type,
    content: contentOf(type),
    defining: true,
    isolating: true,
    addAttributes: () => attributes,
    parseHTML: () => [{ tag: `div[data-node="${type}"]` }],
    renderHTML: ({ node, HTMLAttributes }) => {
      const shell = mergeAttributes(HTMLAttributes, { 'data-node': type });
      return node.type.isLeaf ? ['div', shell] : ['div', shell, 0];
    },
    ...config,
  });

/** Custom nodes without their views: content, attributes, and how they are copied and pasted. */
export const ownNodes: Readonly<Record<OwnType, Node>> = {
  image: own(
    'image',
    {
      image: said('image', null, (value) => (UUID.test(value) ? value : null)),
      alt: words('alt', 300, ''),
      caption: words('caption', 300),
    },
    { draggable: true, atom: true, parseHTML: () => [{ tag: 'div[data-node="image"]', getAttrs: hasPicture }] },
  ),
  gallery: own('gallery', {}),
  spoiler: own('spoiler', { title: words('title', 120, '') }),
  callout: own('callout', { tone: among('tone', CALLOUT_TONES, 'info') }),
  itemGrid: own('itemGrid', { title: words('title', 120) }),
  item: own(
    'item',
    {
      icon: among('icon', ITEM_ICONS, 'block'),
      // A grid whose last item is deleted gets a new one: with a name, so that the document can still be saved.
      name: words('name', 64, '—'),
      count: said('count', 1, (value) => (/^[1-9]\d{0,3}$/.test(value) ? Number(value) : null)),
    },
    { atom: true },
  ),
  emptyItem: own('emptyItem', {}, { atom: true }),
  recipe: own('recipe', { title: words('title', 120) }),
  embed: own(
    'embed',
    { provider: among('provider', EMBED_PROVIDERS, null), video: words('video', 64), title: words('title', 200) },
    { draggable: true, atom: true, parseHTML: () => [{ tag: 'div[data-node="embed"]', getAttrs: hasVideo }] },
  ),
};

export type OwnType =
  | 'image'
  | 'gallery'
  | 'spoiler'
  | 'callout'
  | 'itemGrid'
  | 'item'
  | 'emptyItem'
  | 'recipe'
  | 'embed';

function hasPicture(element: HTMLElement): null | false {
  return UUID.test(element.getAttribute('data-image') ?? '') ? null : false;
}

function hasVideo(element: HTMLElement): null | false {
  const { provider = '', video = '' } = element.dataset;
  return embedAddresses(provider, video, '') === null ? false : null;
}
