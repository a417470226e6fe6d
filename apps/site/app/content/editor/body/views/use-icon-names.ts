import type { ItemIcon } from '@hoshikraft/shared';
import { useLingui } from '@lingui/react/macro';
import { itemNamesEn } from './item-names-en.ts';
import { itemNamesRu } from './item-names-ru.ts';

/** Names of the item icons; the default names of items. */
export const useIconNames = (): Readonly<Record<ItemIcon, string>> => {
  const { i18n } = useLingui();
  return i18n.locale === 'ru' ? itemNamesRu : itemNamesEn;
};
