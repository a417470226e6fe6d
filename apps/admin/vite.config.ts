import { fileURLToPath } from 'node:url';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const SERVER = 'http://127.0.0.1:4205';

const configPath = fileURLToPath(new URL('../../lingui.config.ts', import.meta.url));

export default defineConfig({
  // From the root: pages have addresses of several parts, and the policy forbids a <base> that would mend relative ones.
  base: '/',
  plugins: [
    react(),
    lingui({ configPath, failOnMissing: Boolean(process.env['CI']) }),
    babel({ presets: [linguiTransformerBabelPreset({}, { configPath })] }),
  ],
  build: { target: 'es2022', assetsInlineLimit: 0, outDir: 'dist' },
  server: {
    fs: { allow: [fileURLToPath(new URL('../..', import.meta.url))] },
    // Calls go to the server that `npm start` runs, which takes writes from its own origin only.
    proxy: { '/api': { target: SERVER, headers: { origin: SERVER } } },
  },
  // Named, because the sources of the libraries lie outside of this folder and would be discovered one reload at a time.
  optimizeDeps: { entries: ['src/**/*.{ts,tsx}', '../../libs/**/src/**/*.{ts,tsx}', '!**/*.test.*'] },
});
