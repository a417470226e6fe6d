const GLOBAL_I18N = [
  {
    name: '@lingui/core',
    importNames: ['i18n'],
    message: 'The global i18n is shared by every request on the server: take the instance of this request.',
  },
  {
    name: '@lingui/core/macro',
    importNames: ['t'],
    message: 'The global t speaks the language of whichever request came last: useLingui in components, msg elsewhere.',
  },
  {
    name: '@lingui/macro',
    message: 'Import macros from @lingui/react/macro or @lingui/core/macro.',
  },
];

const UI_KIT = {
  group: ['@mui/*', '@emotion/*'],
  message: 'Apps take components and tokens from @hoshikraft/ui, so that the look can change in one place.',
};

const NODE = {
  group: [
    'node:*',
    'fs',
    'path',
    'crypto',
    'pg',
    'fastify',
    'express',
    '@hoshikraft/contract/signatures',
    '@hoshikraft/launcher-contract/signed',
  ],
  message: 'Browser and Node code never meet.',
};

const I18N_BEYOND_FORMATS = {
  regex: '^@hoshikraft/i18n(?!/formats$)',
  message: 'The kit gets its words through props; of i18n it may use @hoshikraft/i18n/formats only.',
};

const READS = {
  name: '@tanstack/react-query',
  importNames: ['useQuery', 'useInfiniteQuery', 'useQueries', 'useSuspenseQuery', 'useSuspenseInfiniteQuery'],
  message:
    'A page names its data in definePage and reads it by page.use(), so that loader and component ask for the same. ' +
    'What is asked for later, when the player wants it, is a hook in a file of its own, use-….ts.',
};

/** Options of `no-restricted-imports`: one builder, since ESLint replaces a rule's options and never merges them. */
export const restrictedImports = ({ uiKitOnly = false, browser = false, formatsOnly = false, namedReads = false }) => ({
  paths: [...GLOBAL_I18N, ...(namedReads ? [READS] : [])],
  patterns: [...(uiKitOnly ? [UI_KIT] : []), ...(browser ? [NODE] : []), ...(formatsOnly ? [I18N_BEYOND_FORMATS] : [])],
});
