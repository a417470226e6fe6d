import { moduleRules } from './module-rules.mjs';
import { MODULES } from './modules.mjs';

const config = {
  forbidden: [
    {
      name: 'no-circle',
      comment: 'files that import each other, types too, are one thing or need a third',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    ...moduleRules(MODULES),
  ],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(node_modules|/build/|/dist/|/builds/|/\\.dev/|/\\.react-router/)' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
  },
};

export default config;
