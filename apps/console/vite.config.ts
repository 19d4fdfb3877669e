import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [react()],
  server: { port: 5173, proxy: { '/api': 'http://127.0.0.1:4000' } },
  build: {
    target: 'es2024',
    manifest: true,
    sourcemap: false,
    modulePreload: { polyfill: false },
    // A data: stylesheet or script would need a wider content security policy.
    assetsInlineLimit: 0,
  },
})
