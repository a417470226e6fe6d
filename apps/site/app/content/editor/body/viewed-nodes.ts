import type { AnyExtension } from '@tiptap/core';
import { ReactNodeViewRenderer, type ReactNodeViewProps } from '@tiptap/react';
import type { ComponentType } from 'react';
import { type OwnType, ownNodes } from './own-nodes.ts';
import { EmbedView } from './views/embed-view.tsx';
import { ImageView } from './views/image-view.tsx';
import { EmptyItemView, ItemGridView, ItemView, RecipeView } from './views/item-views.tsx';
import { CalloutView, GalleryView, SpoilerView } from './views/text-block-views.tsx';

const VIEWS: Readonly<Record<OwnType, ComponentType<ReactNodeViewProps>>> = {
  image: ImageView,
  gallery: GalleryView,
  spoiler: SpoilerView,
  callout: CalloutView,
  itemGrid: ItemGridView,
  item: ItemView,
  emptyItem: EmptyItemView,
  recipe: RecipeView,
  embed: EmbedView,
};

/** Custom nodes with their React views. */
export const viewedNodes: readonly AnyExtension[] = (Object.keys(VIEWS) as OwnType[]).map((type) =>
  ownNodes[type].extend({ addNodeView: () => ReactNodeViewRenderer(VIEWS[type]) }),
);
