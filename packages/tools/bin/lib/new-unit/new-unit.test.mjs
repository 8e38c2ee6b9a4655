// @vitest-environment node
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { inRoot, readJson } from '../../../../testing/src/project/root.mjs'
import { TEXTS, withEntries } from './readme-entries.mjs'
import { skeletonOf } from './skeleton.mjs'
import { rename, unitNames } from './unit-names.mjs'
import { unitPackages } from '../../../../testing/src/project/manifest-files.mjs'
import { readUnits, rowOf } from '../../../../testing/src/project/units.mjs'

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

it('makes a unit known to all code by its own folder and the one of its stories, and by nothing else', () => {
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

describe('what readers are told of a new unit', () => {
  const textOf = (/** @type {string} */ path) => readFileSync(inRoot(path), 'utf8')
  const written = (/** @type {string} */ path) => withEntries(path, textOf(path), unitNames('gift-note'))

  it('stands in the README among the widgets, the options and the packages', () => {
    const readme = written('README.md')
    expect(readme).toMatch(/^\| \[.*\|\n\| \[Gift note\]\(packages\/gift-note\/README\.md\) \|.*\| `gift-note` \|\n\n/m)
    expect(readme).toMatch(/#options\),\n\[gift note\]\(packages\/gift-note\/README\.md#options\)\.\n/)
    expect(readme).toContain('[gift-note](packages/gift-note/README.md), [debug-panel](')
  })

  it('stands in "Find it", beside a file that the unit has', () => {
    const [, path = ''] = /^\| Where does gift note do its work\? \| `(.+)` \|\n\| \*\*Below the widgets/m.exec(written('CONTRIBUTING.md')) ?? []
    expect(skeletonOf(unitNames('gift-note')).map(([file]) => file)).toContain(path)
  })

  it('adds to what stands there, and takes nothing away', () => {
    for (const path of TEXTS) {
      const [before, after] = [textOf(path), withEntries(path, textOf(path), unitNames('parcel-size'))]
      let from = 0
      expect([...before].every((sign) => (from = after.indexOf(sign, from) + 1) > 0)).toBe(true)
      expect(after.match(/parcel-size/g)?.length).toBeGreaterThan(1)
    }
  })

  it('is refused where the text has no place for it', () => {
    expect(() => withEntries('README.md', '# Tillkit\n', unitNames('gift-note'))).toThrow('README.md has no place for the unit: the table under "What stands"')
  })
})

it('gives a new unit the libraries of the project', () => {
  const said = (/** @type {string} */ folder) => Object(readJson(`${folder}/package.json`))
  const { dependencies } = said('packages/tools/bin/unit-template')
  expect(dependencies.zod).toBe(said('.').devDependencies.zod)
  expect(dependencies.zustand).toBe(said('packages/ui').dependencies.zustand)
})
