// @vitest-environment node
import type { UnitManifest } from '@tillkit/mount'
import { expect, it } from 'vitest'
import type { FoundUnit, Units } from '@tillkit/testing/project/units.mjs'
import { readUnits } from '@tillkit/testing/project/units.mjs'
import { ownPart, tableModule } from './units.ts'

const manifest: UnitManifest = {
  name: 'lamp',
  selector: '.lamp, .torch',
  when: 'idle',
  claims: [{ selector: '.lamp a, .torch a' }],
  legacy: [{ handle: 'old', file: '/old.', markers: ['bulb'] }],
  title: 'Lamps',
  about: 'Light.',
}
const found: FoundUnit = { name: 'lamp', manifest, file: '/l/manifest.ts', folder: '/l', package: 'lamp', entry: '/l/entry.ts', stub: '/l/stub.ts' }
const units: Units = { units: [found], planned: [{ name: 'roof', title: 'Roofs', selector: '.roof', when: 'visible' }], scripts: [] }
const row = '{"selector":".lamp,.torch","name":"lamp","claims":[{"selector":".lamp a,.torch a"}],"legacy":[{"handle":"old","file":"/old."}]}'

it('gives the script tag a short table, and the code of stubs', () => {
  expect(tableModule(units, 'built').split('\n')).toEqual([
    'import { stub as stub0 } from "/l/stub.ts"',
    `export const TABLE = [${row}]`,
    'export const STUBS = {"lamp": stub0}',
  ])
})

it('leaves table and stubs to the page where that says which units there are', () => {
  expect(tableModule(units, 'none')).toBe('export const TABLE = []\nexport const STUBS = {}')
})

it('says what a unit stands on where the modules are built', () => {
  expect(tableModule(units, 'built', (name) => [`${name}-base`])).toContain('"file":"/old."}],"chunks":["lamp-base"]}]')
})

it('gives the own code of a unit what it runs by; that of a family not what the script tag looks for, since it mounts on what its members do', () => {
  expect(ownPart({ manifest, folder: import.meta.dirname })).toEqual({ name: 'lamp', selector: '.lamp, .torch', when: 'idle', legacy: [{ handle: 'old', file: '/old.' }] })
  const family = readUnits().units.find(({ name }) => name === 'page-builder')
  expect(family && JSON.parse(JSON.stringify(ownPart(family)))).toEqual({ name: 'page-builder', when: 'idle', legacy: [expect.anything()] })
})
