import { defineConfig } from 'vite'

/** Each entry is built by itself, so that a file of one's says what that one needs. */
export default defineConfig(({ mode }) => ({
  build: {
    outDir: `dist/${mode}`,
    modulePreload: false,
    rolldownOptions: { input: `src/${mode}.ts`, preserveEntrySignatures: 'strict', output: { entryFileNames: '[name].js', assetFileNames: '[name][extname]' } },
  },
}))
