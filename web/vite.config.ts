/// <reference types="vitest/config" />
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { chunks } from './vite/chunks.ts';
import { finish } from './vite/finish.ts';
import { locales } from './vite/locales.ts';
import { module } from './vite/module.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = process.env['KLOTS_SERVER'] ?? 'http://127.0.0.1:7377';

export default defineConfig({
  plugins: [svelte(), locales(here('../locales')), module(process.env['WEB_MODULE_FILE']), finish()],
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
  // Code and styles find each other wherever the folder lies; only the page itself says where that is.
  experimental: { renderBuiltUrl: (_, { hostType }) => (hostType === 'html' ? undefined : { relative: true }) },
  worker: { format: 'es' },
  build: {
    outDir: process.env['WEB_OUT_DIR'] ?? 'dist',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    manifest: 'manifest.json',
    rolldownOptions: { output: { codeSplitting: { groups: [chunks(here('src'))] } } },
  },
  server: {
    proxy: {
      '/api': { target: server, changeOrigin: true },
      '/ws': { target: server, ws: true, changeOrigin: true },
    },
  },
  test: { environment: 'happy-dom', testTimeout: 60_000, include: ['tests/**/*.test.ts', 'src/**/*.test.ts'] },
});
