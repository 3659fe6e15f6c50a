import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

/** Sheets of symbols without what is only for their readers: comments, and the ends of lines between tags. */
const bareSheets = {
  name: 'bare-sheets',
  transform: (code: string, id: string) =>
    id.endsWith('.svg?raw')
      ? { code: code.replace(/<!--.*?-->/g, '').replace(/>(\\n)+</g, '><'), map: null }
      : null,
};

// The server serves what is built here; `npm run dev` asks a running server for everything under /api.
export default defineConfig({
  plugins: [svelte(), bareSheets],
  build: {
    outDir: '../src/perihelion/server/static',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { '/api': { target: 'http://localhost:8000', ws: true } } },
});
