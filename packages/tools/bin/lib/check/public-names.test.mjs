// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { changedNames, publicNames, publicPackages } from './public-names.mjs'

/** @type {string[]} */
const folders = []

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

/**
 * A package with these files.
 * @param {Record<string, string>} files
 */
function write(files) {
  const folder = mkdtempSync(join(tmpdir(), 'api-'))
  folders.push(folder)
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return folder
}

it('looks at the packages that anybody can install', () => {
  expect(publicPackages()).toContain('packages/platform')
  for (const name of ['fixtures', 'testing', 'bench', 'preview', 'tools']) expect(publicPackages()).not.toContain(`packages/${name}`)
  expect(publicPackages()).not.toContain('packages/wordpress-plugin')
})

describe('publicNames', () => {
  it('lists the values and the types of every entry by name, however they are exported', () => {
    const exports = { '.': { 'tillkit-source': './src/index.ts' }, './more': { 'tillkit-source': './src/more/index.ts' }, './styles/*': './src/styles/*' }
    const folder = write({
      'package.json': JSON.stringify({ name: 'lamp', exports }),
      'src/index.ts': "export { on, type Lamp, off as out } from './lamp.ts'\nexport type { Watts } from './lamp.ts'\nexport * from './more/index.ts'\nexport * as all from './lamp.ts'\n",
      'src/more/index.ts': 'export const zap = 1, dim = 2\nexport interface More {}\nexport type Less = string\nexport function act() {}\nexport class Bulb {}\nconst own = 3\nexport default own\n',
    })
    expect(publicNames(folder).split('\n').slice(1).join('\n')).toBe(
      '\n.\n  Bulb\n  type Lamp\n  type Less\n  type More\n  type Watts\n  act\n  all\n  default\n  dim\n  on\n  out\n  zap\n' +
        '\n./more\n  Bulb\n  type Less\n  type More\n  act\n  default\n  dim\n  zap\n\n./styles/*\n',
    )
  })

  it('has what another package exports, where an index passes all of it on', () => {
    const folder = write({
      'package.json': JSON.stringify({ name: 'lamp', exports: { '.': { 'tillkit-source': './index.ts' } } }),
      'index.ts': "export * from '@tillkit/dom'\n",
    })
    expect(publicNames(folder)).toContain('  type Life\n')
  })

  it('does not guess what a package of somebody else exports', () => {
    const folder = write({
      'package.json': JSON.stringify({ name: 'lamp', exports: { '.': { 'tillkit-source': './index.ts' } } }),
      'index.ts': "export * from 'zustand'\n",
    })
    expect(() => publicNames(folder)).toThrow('zustand')
  })
})

describe('changedNames', () => {
  it('says which names of which entry have come and gone, and that a value has become a type', () => {
    const before = 'Head\n\n.\n  on\n  Lamp\n\n./more\n  on\n'
    expect(changedNames(before, before)).toEqual([])
    expect(changedNames(before, 'Head\n\n.\n  on\n  type Lamp\n  out\n')).toEqual(['+ . type Lamp', '+ . out', '- . Lamp', '- ./more', '- ./more on'])
  })

  it('takes a file that is not there for none', () => {
    expect(changedNames('', 'Head\n\n.\n  on\n')).toEqual(['+ .', '+ . on'])
  })
})
