// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { chooseScenarios, findBenchFiles, readRegistry } from './registry.ts'

const PACKAGES = join(import.meta.dirname, '../..')
let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tillkit-bench-'))
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Writes a file of a unit's bench folder. */
function write(path: string, text: string): string {
  const file = join(folder, path)
  mkdirSync(join(file, '..'), { recursive: true })
  writeFileSync(file, text)
  return file
}

describe('the registry', () => {
  it('finds what units measure, in the order of their names, and nothing beside', () => {
    for (const path of ['filters/bench/b.bench.ts', 'filters/bench/a.bench.ts', 'filters/bench/pages.ts', 'cart/bench/c.bench.ts', 'ui/src/d.bench.ts']) {
      write(path, '')
    }
    const found = findBenchFiles(folder).map((file) => relative(folder, file))
    expect(found).toEqual(['cart/bench/c.bench.ts', 'filters/bench/a.bench.ts', 'filters/bench/b.bench.ts'])
  })

  it('reads what the units of this project bring: names of their own, each with figures', async () => {
    const { scenarios, against } = await readRegistry(findBenchFiles(PACKAGES))
    expect(new Set(scenarios.map(({ name }) => name)).size).toBe(scenarios.length)
    for (const { name, figures } of scenarios) {
      expect(name).toMatch(/^[a-z-]+\/[\w./-]+$/)
      expect(Object.keys(figures)).not.toEqual([])
    }
    expect(against.map(({ unit }) => unit)).toContain('tiered-pricing')
  })

  it('names a file in which there is nothing to measure, and a name that is used twice', async () => {
    const empty = write('cart/bench/empty.bench.mjs', 'export const nothing = 1')
    await expect(readRegistry([empty])).rejects.toThrow(/empty\.bench\.mjs exports neither/)
    const duplicates = ['one', 'two'].map((name) => write(`cart/bench/${name}.bench.mjs`, "export const scenarios = [{ name: 'cart/open' }]"))
    await expect(readRegistry(duplicates)).rejects.toThrow(/Two things to measure are called "cart\/open"/)
  })
})

describe('choosing', () => {
  const all = ['sizes', 'cart/open', 'cart/open-again', 'cart/list/10', 'carton/open'].map((name) => ({ name }))
  const chosen = (...only: string[]) => chooseScenarios(all, only).map(({ name }) => name)

  it('takes all without a choice, and else names or the beginnings of names', () => {
    expect(chosen()).toHaveLength(5)
    expect(chosen('cart')).toEqual(['cart/open', 'cart/open-again', 'cart/list/10'])
    expect(chosen('cart/open', 'sizes')).toEqual(['sizes', 'cart/open'])
  })

  it('names what there is for a word that chooses nothing', () => {
    expect(() => chosen('cart', 'car')).toThrow(/called car\. There is:\n {2}sizes\n {2}cart\/open/)
  })
})
