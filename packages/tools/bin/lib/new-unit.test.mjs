// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readJson } from '../../../testing/src/project/root.mjs'
import { skeletonOf } from './skeleton.mjs'
import { rename, unitNames } from './unit-names.mjs'
import { unitPackages } from '../../../testing/src/project/manifest-files.mjs'
import { readUnits, rowOf } from '../../../testing/src/project/units.mjs'

describe('unitNames', () => {
  it('spells a name for files, values and types', () => {
    expect(unitNames('ab-testing-2')).toEqual({ kebab: 'ab-testing-2', camel: 'abTesting2', pascal: 'AbTesting2' })
  })

  const malformed = ['', 'MiniCart', 'mini_cart', 'mini--cart', '-cart', '2cart', '../cart', 'a b', 'a'.repeat(41)]
  it.each(malformed)('refuses "%s"', (name) => {
    expect(() => unitNames(name)).toThrow(/name/)
  })

  it.each(['platform', 'tillkit', 'debug-panel', 'react', 'index'])('refuses "%s", which something else is called', (name) => {
    expect(() => unitNames(name)).toThrow(/is taken/)
  })

  it.each(['class', 'import', 'await'])('refuses "%s", which cannot be the name of a value', (name) => {
    expect(() => unitNames(name)).toThrow(/JavaScript/)
  })

  it('takes the place of the name in the template', () => {
    expect(rename("import { unitName, type UnitNameStore } from './unit-name.ts'", unitNames('mini-cart'))).toBe(
      "import { miniCart, type MiniCartStore } from './mini-cart.ts'",
    )
  })
})

it('makes a unit known to all by its own folder and the one of its stories, and by nothing else', () => {
  const files = skeletonOf(unitNames('gift-note'))
  expect(files.every(([path]) => /^(packages|stories)\/gift-note\//.test(path))).toBe(true)
  const root = mkdtempSync(join(tmpdir(), 'unit-'))
  try {
    for (const [path, text] of files) {
      mkdirSync(dirname(join(root, path)), { recursive: true })
      writeFileSync(join(root, path), text)
    }
    const { units } = readUnits(root)
    expect(unitPackages(root)).toEqual(['gift-note'])
    expect(units).toMatchObject([{ name: 'gift-note', entry: join(root, 'packages/gift-note/src/entry.ts'), manifest: { title: 'GiftNote' } }])
    expect(rowOf(units[0].manifest)).toEqual({
      name: 'gift-note',
      selector: '[data-tillkit="gift-note"]',
      claims: [{ selector: expect.stringContaining('[data-tillkit="gift-note"] ') }],
    })
  } finally {
    rmSync(root, { recursive: true })
  }
})

it('gives a new unit the libraries of the project', () => {
  const said = (/** @type {string} */ folder) => Object(readJson(`${folder}/package.json`))
  const { dependencies } = said('packages/tools/bin/unit-template')
  expect(dependencies.zod).toBe(said('.').devDependencies.zod)
  expect(dependencies.zustand).toBe(said('packages/mount').dependencies.zustand)
})
