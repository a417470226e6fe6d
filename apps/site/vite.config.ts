import { fileURLToPath } from 'node:url';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import { reactRouter } from '@react-router/dev/vite';
import babel from '@rolldown/plugin-babel';
import { defineConfig } from 'vite';

const configPath = fileURLToPath(new URL('../../lingui.config.ts', import.meta.url));

// Each file costs a request and is compressed alone: two hold what stands behind every page, one what pages share besides.
const FRAMEWORK =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|use-sync-external-store|jotai|openapi-fetch|@lingui|@tanstack)\//;
const SHELL =
  /\/libs\/(api-client|auth-session|shared|i18n|route-guards)\/src\/|\/apps\/site\/app\/((entry|page|shell|words|errors)\/[\w-]+|servers\/(server-live|server-words))\.(tsx?|css)$|\/libs\/ui\/src\/(drawn|layouts|parts|scenery)\//;

export default defineConfig({
  plugins: [
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
                { name: 'shared', test: /\/apps\/site\/app\/[\w-]+\/[\w-]+\.tsx?$/, minShareCount: 2, priority: 1 },
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
