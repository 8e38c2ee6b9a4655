import { defineConfig } from 'vite'
import manifest from '../package.json' with { type: 'json' }
import { PAGE_GOALS } from '../packages/testing/src/project/page-goals.mjs'

/** Vite for the Storybook: the packages' sources, without a build between them. */
export default defineConfig({
  resolve: { conditions: ['tillkit-source', 'module', 'browser', 'development|production'] },
  define: { __TILLKIT_VERSION__: JSON.stringify(manifest.version), __TILLKIT_TRACED__: 'true', __TILLKIT_DRAWN_SHEET__: '""', __TILLKIT_BUDGETS__: JSON.stringify(PAGE_GOALS) },
  // Vite would gather the libraries of lazy parts only when a story asks for them, and reload the page then.
  optimizeDeps: {
    include: [
      ...['jquery', 'react', 'react-dom/client', 'zustand', 'zustand/vanilla', 'zod/mini', '@floating-ui/dom', 'react-day-picker', 'axe-core'],
      ...['', '/plugins/inline', '/plugins/zoom'].map((part) => `yet-another-react-lightbox${part}`),
    ],
  },
  // Storybook's own manager and the accessibility checker are large, and loaded from this very machine.
  build: { assetsInlineLimit: 0, chunkSizeWarningLimit: 3000 },
})
