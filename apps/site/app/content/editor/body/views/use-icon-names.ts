import type { ItemIcon } from '@hoshikraft/document';
import { useLingui } from '@lingui/react/macro';

/** Names of the item icons; the default names of items. */
export const useIconNames = (): Record<ItemIcon, string> => {
  const { t } = useLingui();
  return {
    sword: t`Sword`,
    pickaxe: t`Pickaxe`,
    axe: t`Axe`,
    helmet: t`Helmet`,
    chestplate: t`Chestplate`,
    boots: t`Boots`,
    gem: t`Gem`,
    ingot: t`Ingot`,
    food: t`Food`,
    potion: t`Potion`,
    book: t`Book`,
    bow: t`Bow`,
    coin: t`Coin`,
    block: t`Block`,
    chest: t`Chest`,
    key: t`Key`,
  };
};
