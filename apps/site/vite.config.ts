import { fileURLToPath } from 'node:url';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import { reactRouter } from '@react-router/dev/vite';
import babel from '@rolldown/plugin-babel';
import { defineConfig, type Plugin } from 'vite';

const configPath = fileURLToPath(new URL('../../lingui.config.ts', import.meta.url));

// Each file costs a request and is compressed alone: two hold what stands behind every page, two what pages share besides.
const FRAMEWORK =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|use-sync-external-store|jotai|openapi-fetch|@lingui|@tanstack)\/(?!.*[mM]utation(Observer)?\.js)/;
// What stands on every page or on the home page. The rest of the kit comes with the pages that show it.
const SHELL = new RegExp(
  [
    /\/apps\/site\/app\/((entry|page|shell|words|errors)\/[\w-]+|root|entry\.client|locale-layout|route-table|servers\/server-(live|words)|documents\/document-picture)\.(tsx?|css)$/,
    // Cards of news stand on the home page too.
    /\/apps\/site\/app\/documents\/document-card\.css$/,
    /\/libs\/(auth-session|shared|i18n|route-guards)\/src\//,
    /\/libs\/api-client\/src\/(chain\/|queries\/(main|server|role)-queries|[\w-]+\.tsx?$)/,
    /\/libs\/answers\/src\/(failure|load|paged)/,
    /\/libs\/ui\/src\/(drawn|layouts|scenery|tokens\/theme-types|toasts\/toast-(host|queue))/,
    /\/libs\/ui\/src\/parts\/(button|card|class-names|icon|link|notice|online|popover|skeleton|stat|tabs|text)\./,
  ]
    .map(({ source }) => source)
    .join('|'),
);

const SHARED =
  /\/(apps\/site\/app\/(?!sign-in|info|development|editor)[\w-]+|libs\/ui\/src\/parts)\/(?!theme)[\w-]+\.tsx?$/;
// What is asked of the API where something is bought or owned.
const DEALS = /\/libs\/api-client\/src\/queries\//;

// Its package names the build with warnings alone. On the server both would meet, and share no context.
const routerWithoutWarnings: Plugin = {
  name: 'router-without-warnings',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  async resolveId(source, importer, options) {
    if (!/^react-router(\/|$)/.test(source)) return null;
    const found = await this.resolve(source, importer, { ...options, skipSelf: true });
    return found && { ...found, id: found.id.replace('/dist/development/', '/dist/production/') };
  },
};

export default defineConfig({
  plugins: [
    routerWithoutWarnings,
    reactRouter(),
    lingui({ configPath, failOnMissing: Boolean(process.env['CI']) }),
    babel({ presets: [linguiTransformerBabelPreset({}, { configPath })] }),
  ],
  // The styles of all pages are a few KB: one file is one request before the first paint, where five were.
  build: {
    manifest: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    cssCodeSplit: false,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'framework', test: FRAMEWORK, priority: 3 },
                { name: 'shell', test: SHELL, priority: 2 },
                { name: 'shared', test: SHARED, minShareCount: 2, priority: 1 },
                { name: 'deals', test: DEALS, minShareCount: 2, priority: 1 },
              ],
            },
          },
        },
      },
    },
  },
  server: { fs: { allow: [fileURLToPath(new URL('../..', import.meta.url))] } },
  // Named, because the sources of the libraries lie outside of this folder and would be discovered one reload at a time.
  optimizeDeps: { entries: ['app/**/*.{ts,tsx}', '../../libs/**/src/**/*.{ts,tsx}', '!**/*.test.*'] },
});
