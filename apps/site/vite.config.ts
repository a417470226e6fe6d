import { fileURLToPath } from 'node:url';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import { reactRouter } from '@react-router/dev/vite';
import babel from '@rolldown/plugin-babel';
import { minify } from '@swc/core';
import { defineConfig, type Plugin } from 'vite';
import { ROUTE_RULES } from './app/route-rules.ts';
import { smallerRouter } from './scripts/smaller-router.ts';
import { wordsByFolder } from './scripts/words-by-folder.ts';

const configPath = fileURLToPath(new URL('../../lingui.config.ts', import.meta.url));

// Each file costs a request and is compressed alone: two hold what stands behind every page, two what pages share besides.
const FRAMEWORK =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|jotai|openapi-fetch|@lingui|@tanstack)\/(?!.*[mM]utation(Observer)?\.js)/;
// What stands on every page or on the home page. The rest of the kit comes with the pages that show it.
const SHELL = new RegExp(
  [
    /\/apps\/site\/app\/((entry|page|shell|words|errors)\/(?!region|compact-page|contents|use-typed-search|drawn-names|open-modal|error\.|not-found|use-current)[\w-]+|root|entry\.client|locale-layout|known-routes|route-rules|documents\/document-picture|players\/named-player)\.(tsx?|css)$/,
    // Cards of news stand on the home page too.
    /\/apps\/site\/app\/documents\/document-card\.css$/,
    /\/libs\/(auth-session|shared|i18n|route-guards)\/src\/(?!amounts|use-amounts|skin-model|cover-data|theme-data|cover-data|milestones|device-name|legacy-pair)/,
    /\/libs\/api-client\/src\/(chain\/|queries\/(main|server|role)-queries|(?!proving-client)[\w-]+\.tsx?$)/,
    /\/libs\/answers\/src\/(failure|load)/,
    /\/libs\/ui\/src\/(drawn\/(?!role-badge|server-place)|layouts\/(?!compact|sidebar)|scenery\/(scene|scene-backdrop|festival-scene|hero|use-parallax)\.|tokens\/theme-types|toasts\/toast-(host|queue))/,
    /\/libs\/ui\/src\/parts\/(button|card|class-names|disclosure|icon|later|link|notice|online|player-name|popover|skeleton|stat|text)\./,
  ]
    .map(({ source }) => source)
    .join('|'),
);

// What home shares with pages of servers and lists.
const PUBLIC = /\/(apps\/site\/app\/live\/[\w-]+|libs\/answers\/src\/paged-list)\.tsx?$/;
// What lists and texts of documents share, some of it with other long texts.
const READING =
  /\/(apps\/site\/app\/(documents\/([\w-]+|reading\/(use-actions|like-button|document-notes|use-reading-time))|page\/(contents|use-current-section|use-typed-search))|libs\/(api-client\/src\/queries\/(document|info)-queries|ui\/src\/layouts\/sidebar-page))\.tsx?$/;
// Pictures by the names that the API gives.
const NAMES = /\/(apps\/site\/app\/page\/drawn-names|libs\/ui\/src\/parts\/icon-names)\.ts$/;
// What all fields have around them, with the one that stands on pages without a form.
const FIELD = /\/libs\/ui\/src\/forms\/(field-frame|search-field)\.tsx$/;
// What pages of servers, store and mods share.
const SHARED =
  /\/(libs\/ui\/src\/(parts\/(copy-button|facts)|drawn\/server-place)|apps\/site\/app\/servers\/[\w-]+)\.tsx?$/;
// What is said and asked wherever roles are sold or owned.
const DEALS =
  /\/(apps\/site\/app\/store\/[\w-]+\.ts|libs\/ui\/src\/parts\/tabs\.tsx|libs\/api-client\/src\/queries\/(store-queries|compare-\w+)\.ts)$/;
// What else two pages share: most of it belongs to the account.
const ACCOUNT =
  /\/(apps\/site\/app\/(?!sign-in|info|development|editor|page|documents)[\w-]+|libs\/ui\/src\/(parts(?!\/icon-names)|drawn|layouts)|libs\/api-client\/src\/queries)\/(?!theme)[\w-]+\.tsx?$/;

/** Asks for what a later file imports together with it. Styles are all there by then. */
const PRELOAD = `export const __vitePreload = (load, files = []) => {
  for (const file of files) {
    const href = '/' + file;
    if (!document.querySelector('link[href="' + href + '"]'))
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
  return load();
};`;

// Vite's own minifier leaves 0.7 KB more of what a page asks for first, and its helper 0.3 KB.
const smaller: Plugin = {
  name: 'smaller',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  load: (id) => (id === '\0vite/preload-helper.js' ? PRELOAD : null),
  generateBundle: {
    order: 'post',
    handler: async (_options, bundle) => {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue;
        const compress = { ecma: 2020 as const, passes: 3, toplevel: true };
        file.code = (await minify(file.code, { module: true, compress, mangle: true })).code;
      }
    },
  },
};

// Browsers go by a few words of each route: they get what comes of the table, not the table.
const routeRules: Plugin = {
  name: 'route-rules',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  load: (id) => {
    if (!id.endsWith('/apps/site/app/route-rules.ts')) return null;
    const alike = Map.groupBy(ROUTE_RULES, ({ path: _, ...rule }) => JSON.stringify(rule));
    const packed = [...alike].map(([rule, rules]) => [JSON.parse(rule), rules.map(({ path }) => path).join()]);
    return `export const ROUTE_RULES = ${JSON.stringify(packed)}.flatMap(([rule, paths]) =>
      paths.split(',').map((path) => ({ ...rule, path })))`;
  },
};

export default defineConfig({
  plugins: [
    smallerRouter(),
    routeRules,
    wordsByFolder(),
    smaller,
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
                { name: 'public', test: PUBLIC, minShareCount: 2, priority: 1 },
                { name: 'reading', test: READING, minShareCount: 2, priority: 1 },
                { name: 'names', test: NAMES, minShareCount: 2, priority: 1 },
                { name: 'field', test: FIELD, priority: 1 },
                { name: 'shared', test: SHARED, minShareCount: 2, priority: 1 },
                { name: 'deals', test: DEALS, minShareCount: 2, priority: 1 },
                { name: 'account', test: ACCOUNT, minShareCount: 2, priority: 0 },
              ],
            },
          },
        },
      },
    },
  },
  // React has had this hook itself since 18: what stood in for it would only be carried along.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }] },
  server: { fs: { allow: [fileURLToPath(new URL('../..', import.meta.url))] } },
  // Named, because the sources of the libraries lie outside of this folder and would be discovered one reload at a time.
  optimizeDeps: { entries: ['app/**/*.{ts,tsx}', '../../libs/**/src/**/*.{ts,tsx}', '!**/*.test.*'] },
});
