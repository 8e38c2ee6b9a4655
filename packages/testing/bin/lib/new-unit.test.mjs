// @vitest-environment node
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { REGISTRATIONS } from './register-unit.mjs'
import { inRoot, readJson } from './root.mjs'
import { rename, unitNames } from './unit-names.mjs'

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

describe('registrations', () => {
  it.each(REGISTRATIONS)('$file still has the place where a unit is added', ({ file, add }) => {
    const before = readFileSync(inRoot(file), 'utf8')
    const after = add(before, unitNames('new-unit'), '1.2.3')
    expect(before).not.toMatch(/new-unit/)
    expect(after).toMatch(/new-unit/)
    // Added to what was there: every line that names the first unit still does.
    expect(after.match(/tiered-pricing/g)).toHaveLength(before.match(/tiered-pricing/g)?.length ?? 0)
    if (file.endsWith('.json')) expect(() => JSON.parse(after)).not.toThrow()
  })
})

it('gives a new unit the libraries that the base has', () => {
  const dependenciesOf = (/** @type {string} */ folder) =>
    Reflect.get(Object(readJson(`${folder}/package.json`)), 'dependencies')
  const dependencies = dependenciesOf('packages/testing/bin/unit-template')
  expect(dependencies.zod).toBe(dependenciesOf('packages/platform').zod)
  expect(dependencies.zustand).toBe(dependenciesOf('packages/mount').zustand)
})
