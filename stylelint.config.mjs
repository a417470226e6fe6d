/** Values come from the scales of `libs/ui/src/styles/tokens.css` and from the colours of the themes. */
const token = (names) => new RegExp(`^var\\(--hk-(${names})(-[a-z0-9]+)*\\)$`);
const keywords = ['inherit', 'none', 'normal', '0'];

export default {
  ignoreFiles: ['**/build/**', '**/dist/**', '**/generated/**', '**/fonts.css', '**/tokens.css'],
  reportNeedlessDisables: true,
  rules: {
    'color-no-hex': true,
    'function-disallowed-list': ['rgb', 'rgba', 'hsl', 'hsla', 'oklch', 'oklab', 'lab', 'lch', 'hwb'],
    'declaration-property-value-allowed-list': {
      // A size in em follows the text around it, as for code within a sentence.
      'font-size': [token('size'), ...keywords, /^0?\.\d+em$/],
      'font-weight': [token('weight'), ...keywords],
      'font-family': [token('font'), ...keywords],
      font: [/var\(--hk-size-[a-z0-9]+\).*var\(--hk-font-[a-z]+\)$/, ...keywords],
      '/^border(-[a-z]+)*-radius$/': [/^((var\(--hk-radius-[a-z]+\)|0|\d+(\.\d+)?%) ?)+$/, ...keywords],
      'box-shadow': [/^(var\(--hk-(shadow|edge|glow)(-[a-z]+)?\)(, )?)+$/, ...keywords],
      'text-shadow': [token('glow'), ...keywords],
    },
  },
};
