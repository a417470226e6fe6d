import { fileURLToPath } from 'node:url';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import { reactRouter } from '@react-router/dev/vite';
import babel from '@rolldown/plugin-babel';
import { defineConfig } from 'vite';

const configPath = fileURLToPath(new URL('../../lingui.config.ts', import.meta.url));

/** How many pages have to use a module for it to be in a file that all of them share. */
const SHARED_BY = 20;

const groups = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler|react-router)\//, priority: 3 },
  {
    name: 'packages',
    test: /node_modules\/(jotai|openapi-fetch|@lingui|@tanstack)\//,
    minShareCount: SHARED_BY,
    priority: 2,
  },
  // Without forms and dialogs, which bring MUI along.
  { name: 'ui', test: /libs\/ui\/src\/(parts|drawn|layouts|scenery)\//, minShareCount: 8, priority: 1 },
  {
    name: 'site',
    test: /(apps\/site|libs\/(api-client|auth-session|i18n|route-guards|shared))\//,
    minShareCount: SHARED_BY,
  },
];

export default defineConfig({
  plugins: [
    reactRouter(),
    lingui({ configPath, failOnMissing: Boolean(process.env['CI']) }),
    babel({ presets: [linguiTransformerBabelPreset({}, { configPath })] }),
  ],
  build: {
    manifest: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The styles of all pages are a few KB: one request before the first paint.
    cssCodeSplit: false,
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
  },
  server: { fs: { allow: [fileURLToPath(new URL('../..', import.meta.url))] } },
  // Named, because the sources of the libraries lie outside of this folder and would be discovered one reload at a time.
  optimizeDeps: { entries: ['app/**/*.{ts,tsx}', '../../libs/**/src/**/*.{ts,tsx}', '!**/*.test.*'] },
});
