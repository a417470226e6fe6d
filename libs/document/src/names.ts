/** Drawings of the UI kit that an item may bear; a test of the site holds them against the kit's own. */
export const ITEM_ICONS = [
  'sword',
  'pickaxe',
  'axe',
  'helmet',
  'chestplate',
  'boots',
  'gem',
  'ingot',
  'food',
  'potion',
  'book',
  'bow',
  'coin',
  'block',
  'chest',
  'key',
] as const;
export type ItemIcon = (typeof ITEM_ICONS)[number];

export const CALLOUT_TONES = ['info', 'success', 'warning', 'danger'] as const;
export type CalloutTone = (typeof CALLOUT_TONES)[number];

/** Languages of code blocks. */
export const CODE_LANGUAGES = [
  'shell',
  'json',
  'toml',
  'yaml',
  'properties',
  'java',
  'lua',
  'javascript',
  'text',
] as const;
