// @vitest-environment node
import { expect, it } from 'vitest'
import { installState } from './lock-state.mjs'

const lock = {
  packages: {
    '': { devDependencies: { vite: '8.0.0' } },
    'node_modules/vite': { version: '8.0.0' },
    'node_modules/fsevents': { version: '2.0.0', optional: true },
  },
}
const ready = {
  lock,
  installed: { packages: { 'node_modules/vite': { version: '8.0.0' } } },
  manifests: { '': { devDependencies: { vite: '8.0.0' } } },
  exists: () => true,
}

it('needs nothing when everything but optional packages is there', () => {
  expect(installState(ready)).toBe('ready')
})

it('installs on a fresh clone, and after an installation that did not finish', () => {
  expect(installState({ ...ready, installed: undefined })).toBe('install')
})

it('installs when the lock file names another version than the one that is there', () => {
  expect(installState({ ...ready, installed: { packages: { 'node_modules/vite': { version: '7.0.0' } } } })).toBe('install')
})

it('installs when the folder of a package has gone', () => {
  expect(installState({ ...ready, exists: () => false })).toBe('install')
})

it('makes a new lock file where there is none', () => {
  expect(installState({ ...ready, lock: undefined })).toBe('relock')
})

it('makes a new lock file when a package.json asks for something else', () => {
  expect(installState({ ...ready, manifests: { '': { devDependencies: { vite: '8.0.1' } } } })).toBe('relock')
})

it('makes a new lock file when a package has been added to the workspace', () => {
  expect(installState({ ...ready, manifests: { ...ready.manifests, 'packages/new': {} } })).toBe('relock')
})
