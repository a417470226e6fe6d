import { fileURLToPath } from 'node:url';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import { reactRouter } from '@react-router/dev/vite';
import babel from '@rolldown/plugin-babel';
import { defineConfig } from 'vite';

const configPath = fileURLToPath(new URL('../../lingui.config.ts', import.meta.url));

/** Modules that at least this many pages use go into a shared file. */
const SHARED_BY = 12;

const groups = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler|react-router)\//, priority: 3 },
  {
    name: 'packages',
    test: /node_modules\/(jotai|openapi-fetch|@lingui|@tanstack)\//,
    minShareCount: SHARED_BY,
    priority: 2,
  },
  // Without forms and dialogs, which import MUI.
  { name: 'ui', test: /libs\/ui\/src\/(parts|drawn|layouts|scenery)\//, minShareCount: SHARED_BY, priority: 1 },
  {
    name: 'site',
    test: /(apps\/site|libs\/(api-client|auth-session|i18n|route-guards|shared))\//,
    minShareCount: SHARED_BY,
  },
  // What is around every page, without what opens later: many small files would each cost a request and a task of the browser.
  {
    name: 'frame',
    test: /site\/app\/(root\.tsx|locale-layout|routing|shell\/(?!errors|menus|open-modal|compact|region))/,
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
    // The styles of all pages are a few KB: one request before the first paint is enough.
    cssCodeSplit: false,
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
  },
  server: { fs: { allow: [fileURLToPath(new URL('../..', import.meta.url))] } },
  // Listed here because the sources of the libraries are outside this folder: each would be discovered with a reload.
  optimizeDeps: { entries: ['app/**/*.{ts,tsx}', '../../libs/**/src/**/*.{ts,tsx}', '!**/*.test.*'] },
});
