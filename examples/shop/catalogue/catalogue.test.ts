// @vitest-environment node
import { existsSync } from 'node:fs'
import { DISPLAY_TYPES, rowsOf } from '@tillkit/fixtures'
import { describe, expect, it } from 'vitest'
import { products, productsOfGroup, relatedTo } from './index.ts'

const everything = products.flatMap(({ tiers, variable }) => [tiers, ...(variable?.variations ?? [])])

describe('the catalogue', () => {
  it('gives no address, id or stock keeping unit twice', () => {
    const count = (values: ReadonlyArray<string | number>) => new Set(values).size
    expect(count(products.map(({ slug }) => slug))).toBe(products.length)
    expect(count(products.map(({ sku }) => sku))).toBe(products.length)
    expect(count(everything.map(({ id }) => id))).toBe(everything.length)
  })

  it('has a product for each display type', () => {
    expect(
      productsOfGroup('layouts')
        .map(({ layout }) => layout)
        .sort(),
    ).toEqual([...DISPLAY_TYPES].sort())
  })

  it.each(everything.map((tiers) => [tiers.name, tiers] as const))(
    'lets the price of %s fall as the quantity rises',
    (_name, tiers) => {
      const prices = rowsOf(tiers).map(({ price }) => price)
      expect(prices).toEqual([...prices].sort((a, b) => b - a))
      expect(new Set(prices).size).toBe(prices.length)
    },
  )

  it('has a picture of everything', () => {
    const pictures = products.flatMap(({ image, gallery = [], variable }) => [
      image,
      ...gallery.map(([file]) => file),
      ...Object.values(variable?.pictures ?? {}),
    ])
    const missing = pictures.filter((name) => !existsSync(new URL(`../images/${name}.svg`, import.meta.url)))
    expect(missing).toEqual([])
  })

  it('asks for tiers by request only where there are more than ten choices', () => {
    for (const { variable } of products) {
      if (variable) expect(variable.byAjax ?? false).toBe(variable.variations.length > 10)
    }
  })

  it('offers four other products beside each', () => {
    for (const product of products) {
      expect(relatedTo(product)).toHaveLength(4)
      expect(relatedTo(product)).not.toContain(product)
    }
  })
})
