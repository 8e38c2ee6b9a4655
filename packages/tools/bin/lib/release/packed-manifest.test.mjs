// @vitest-environment node
import { expect, it } from 'vitest'
import { packedManifest } from './packed-manifest.mjs'
import { packedPackages } from './packed-packages.mjs'

const manifest = {
  name: '@tillkit/gift-note',
  version: '1.0.0',
  sideEffects: false,
  exports: { '.': { 'tillkit-source': './src/index.ts', types: './dist/index.d.ts', default: './dist/index.js' } },
  dependencies: { '@tillkit/mount': '1.0.0' },
  devDependencies: { zustand: '^5.0.0' },
}

it('leads to what is built, and keeps what others have to install', () => {
  expect(packedManifest(manifest, [])).toEqual({
    name: '@tillkit/gift-note',
    version: '1.0.0',
    sideEffects: false,
    exports: { '.': { types: './dist/index.d.ts', default: './dist/index.js' }, './package.json': './package.json' },
    dependencies: { '@tillkit/mount': '1.0.0' },
  })
})

it('leads to folders of files that stay as they are', () => {
  const { exports, sideEffects } = packedManifest({ ...manifest, private: true, exports: { './styles/*': './src/styles/*' } }, [])
  expect(exports).toEqual({ './styles/*': './dist/styles/*', './package.json': './package.json' })
  expect(sideEffects).toEqual(['**/*.css'])
})

it('has style sheets as entries, which a bundler may not drop', () => {
  const { exports, sideEffects } = packedManifest(manifest, ['gift-note.css'])
  expect(exports).toHaveProperty(['./gift-note.css'], './dist/gift-note.css')
  expect(sideEffects).toEqual(['**/*.css'])
})

it('packs units and what they stand on; neither what stands by the script tag alone nor our own commands', () => {
  const folders = packedPackages().map(({ folder }) => folder)
  expect(folders).toEqual(expect.arrayContaining(['dom', 'platform', 'mount', 'ui', 'rest-client', 'tiered-pricing', 'fixtures']))
  expect(folders).toEqual(expect.not.arrayContaining(['loader', 'debug-panel', 'tools', 'wordpress-plugin']))
})
