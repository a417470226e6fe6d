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
