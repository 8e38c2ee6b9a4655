// @vitest-environment node
import { expect, it } from 'vitest'
import { foldersOf, reachOf } from './changed.mjs'

const UNITS = ['cart', 'filters']
const reach = (/** @type {string[]} */ ...files) => reachOf(files, UNITS)

it('a unit reaches itself and those who see all units, and no other unit', () => {
  expect(reach('packages/cart/src/add-to-cart/entry.ts')).toEqual({
    everything: false, packages: ['bench', 'cart', 'debug-panel', 'loader', 'preview', 'testing', 'tools', 'wordpress-plugin'], examples: true, stories: true,
  })
  expect(foldersOf('browser', reach('packages/cart/src/index.ts'))).toEqual([
    ...['bench', 'cart', 'debug-panel', 'loader', 'preview', 'testing', 'tools'].map((name) => `packages/${name}/`), 'examples/',
  ])
})

it('specs reach nobody but their own package, and stories themselves', () => {
  const change = reach('packages/filters/test/reload.spec.ts', 'stories/cart/shop.ts', 'CHANGELOG.md')
  expect(change).toEqual({ everything: false, packages: ['filters'], examples: false, stories: true })
  expect(['unit', 'browser', 'stories', 'plugin'].map((step) => foldersOf(step, change))).toEqual([
    ['packages/filters/', 'stories/', 'packages/testing/', 'packages/tools/'], ['packages/filters/'], ['stories/'], [],
  ])
})

it.each(['packages/mount/src/index.ts', 'packages/testing/src/browser/runtime.ts', 'package-lock.json', 'vite.config.ts', '.ci/steps.yml', 'packages/new-one/src/index.ts'])(
  'what all stand on, or nobody knows, reaches everything: %s', (file) => {
    expect(reach('packages/filters/test/reload.spec.ts', file)).toEqual({ everything: true })
    expect(foldersOf('browser', reach(file))).toBeUndefined()
  },
)

it('packages for npm are built when one has changed', () => {
  expect(foldersOf('packages', reach('stories/cart/cart.stories.ts'))).toEqual([])
  expect(foldersOf('packages', reach('packages/cart/src/index.ts'))).toBeUndefined()
})

it('types, what is built and sizes are never left out', () => {
  for (const step of ['types', 'build', 'size']) expect(foldersOf(step, reach('packages/rest-client/src/index.ts'))).toBeUndefined()
  expect(foldersOf('unit', reach('packages/rest-client/src/index.ts'))).toEqual(['packages/rest-client/', 'stories/', 'packages/testing/', 'packages/tools/'])
  expect(foldersOf('lint', reach('packages/rest-client/src/index.ts'))).toEqual(['packages/rest-client/', 'stories/'])
})
