import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

// The server serves what is built here; `npm run dev` asks a running server for everything under /api.
export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../src/perihelion/server/static',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { '/api': { target: 'http://localhost:8000', ws: true } } },
});
