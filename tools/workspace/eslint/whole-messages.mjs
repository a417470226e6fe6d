const INSIDE = ['TaggedTemplateExpression[tag.name=/^(t|msg)$/]', 'CallExpression[callee.name=/^(t|msg)$/]'];
const CHOICE = 'CallExpression[callee.name=/^(plural|select|selectOrdinal)$/]';

/** Options of `no-restricted-syntax`: plural forms and variants belong inside a whole message. */
export const messageOptions = [
  {
    selector: `${CHOICE}:not(${INSIDE.map((outer) => `${outer} CallExpression`).join(', ')})`,
    message:
      'By itself it is written in the language of the whole process, which the server has not got: put it into t`…` or msg`…`.',
  },
];
