// Allowed imports between packages (ARCHITECTURE.md), by the tags in each package.json. Imports not listed are errors.
const ARROWS = {
  'app:site': ['feature', 'async-state', 'guards', 'session', 'client', 'i18n', 'ui', 'document', 'shared'],
  'app:launcher-ui': [
    'feature',
    'async-state',
    'guards',
    'session',
    'client',
    'launcher-contract',
    'i18n',
    'ui',
    'shared',
  ],
  'app:admin': ['feature', 'async-state', 'session', 'client', 'i18n', 'ui', 'shared'],
  'app:launcher-service': ['launcher-contract', 'binder', 'shared'],
  'app:api': ['contract', 'binder', 'document', 'shared'],
  'app:sandbox': ['contract', 'shared'],
  'type:feature': ['async-state', 'session', 'client', 'i18n', 'ui', 'shared'],
  'type:async-state': ['session', 'client', 'i18n', 'ui', 'shared'],
  'type:guards': ['session', 'shared'],
  'type:session': ['client', 'shared'],
  'type:client': ['contract', 'shared'],
  'type:ui': ['shared', 'i18n'],
  'type:i18n': ['shared'],
  'type:contract': ['shared'],
  'type:launcher-contract': ['shared'],
  'type:binder': ['shared'],
  'type:document': ['shared'],
  'type:shared': [],
  'type:testkit': ['contract', 'launcher-contract', 'binder', 'client', 'session', 'i18n', 'ui', 'shared'],
  'type:tool': ['contract', 'launcher-contract', 'document', 'shared', 'testkit'],
  'type:e2e': ['contract', 'launcher-contract', 'document', 'shared', 'testkit'],
};

// Browser and Node code never import each other, and platform-neutral code imports only platform-neutral code.
const PLATFORMS = {
  'platform:browser': ['platform:browser', 'platform:any'],
  'platform:node': ['platform:node', 'platform:any'],
  'platform:any': ['platform:any'],
};

export const TYPES = [
  'app',
  'feature',
  'async-state',
  'guards',
  'session',
  'client',
  'contract',
  'launcher-contract',
  'binder',
  'i18n',
  'ui',
  'document',
  'shared',
  'testkit',
  'tool',
  'e2e',
];
export const PLATFORM_NAMES = ['browser', 'node', 'any'];
export const APPS = ['site', 'launcher-ui', 'admin', 'api', 'launcher-service', 'sandbox'];

const constraints = (testTags) => [
  ...Object.entries(ARROWS).map(([sourceTag, types]) => ({
    sourceTag,
    onlyDependOnLibsWithTags: [...types.map((type) => `type:${type}`), ...testTags],
  })),
  ...Object.entries(PLATFORMS).map(([sourceTag, platforms]) => ({
    sourceTag,
    onlyDependOnLibsWithTags: [...platforms, ...testTags],
  })),
];

/** Options of `@nx/enforce-module-boundaries`; tests may also import the test kit, which has code for each platform. */
export const boundaryOptions = ({ tests }) => ({
  allow: [],
  enforceBuildableLibDependency: false,
  checkDynamicDependenciesExceptions: ['.*'],
  depConstraints: constraints(tests ? ['type:testkit'] : []),
});
