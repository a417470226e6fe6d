import { fileURLToPath } from 'node:url';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import { reactRouter } from '@react-router/dev/vite';
import babel from '@rolldown/plugin-babel';
import { defineConfig } from 'vite';

const configPath = fileURLToPath(new URL('../../lingui.config.ts', import.meta.url));

export default defineConfig({
  plugins: [
    reactRouter(),
    lingui({ configPath, failOnMissing: Boolean(process.env['CI']) }),
    babel({ presets: [linguiTransformerBabelPreset({}, { configPath })] }),
  ],
  build: { manifest: true, target: 'es2022', assetsInlineLimit: 0 },
  server: { fs: { allow: [fileURLToPath(new URL('../..', import.meta.url))] } },
  // Named, because the sources of the libraries lie outside of this folder and would be discovered one reload at a time.
  optimizeDeps: { entries: ['app/**/*.{ts,tsx}', '../../libs/**/src/**/*.{ts,tsx}', '!**/*.test.*'] },
});
