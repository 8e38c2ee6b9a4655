import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { F1, globalData, priceContainerHtml, priceHtml, quantityHtml, variableProductMain, wrapperHtml, youSaveHtml, type DisplayType, type TieredProduct } from '@tillkit/fixtures'
import { describe, expect, it } from 'vitest'
import { capturesFolder } from '../server/index.ts'

const folder = capturesFolder()

/** An element as plain data: tag, attributes, text and children; what changes with each printing is left out. */
function shape(element: Element): unknown {
  const skipped = ['id', 'for', 'aria-controls', 'data-settings', 'action', 'style']
  const attributes = [...element.attributes]
    .filter(({ name }) => !skipped.includes(name))
    .map(({ name, value }) => `${name}=${value.replace(/\s+/g, ' ').trim()}`)
    .sort()
  const children = [...element.children].filter((child) => !['svg', 'STYLE'].includes(child.tagName))
  const text = children.length === 0 ? (element.textContent ?? '').replace(/\s+/g, ' ').trim() : ''
  return { tag: element.tagName.toLowerCase(), attributes, text, children: children.map(shape) }
}

function parsed(markup: string): Document {
  return new DOMParser().parseFromString(markup, 'text/html')
}

function shapeOf(page: Document, selector: string): unknown {
  const element = page.querySelector(selector)
  if (!element) throw new Error(`no ${selector}`)
  return shape(element)
}

function captured(name: string): Document {
  return parsed(readFileSync(join(folder ?? '', `product-${name}.html`), 'utf8'))
}

describe.runIf(folder)('the fixtures, beside pages of a real shop', () => {
  const layouts: Array<[DisplayType, number]> = [
    ['table', 19],
    ['horizontal-table', 21],
    ['blocks', 23],
    ['dropdown', 25],
    ['plain-text', 27],
    ['tooltip', 29],
    ['options', 31],
  ]
  const roll = (displayType: DisplayType, id: number): TieredProduct => ({
    ...F1,
    id,
    name: `Till rolls layout ${displayType}`,
    price: 19.99,
    regularPrice: 19.99,
    rules: { 5: 17.99, 10: 15.99, 25: 13.5 },
  })

  it.each(layouts)('prints the wrapper of %s as the plugin does', (displayType, id) => {
    const page = captured(`simple-${displayType}`)
    const printed = parsed(wrapperHtml(roll(displayType, id), { displayType, generation: '7.x' }))
    expect(shapeOf(printed, '.tpt__tiered-pricing')).toEqual(shapeOf(page, '.tpt__tiered-pricing'))
  })

  it('prints the settings with the same keys', () => {
    const keys = (page: Document) => {
      const text = page.querySelector('.tpt__tiered-pricing')?.getAttribute('data-settings') ?? '{}'
      return Object.keys(JSON.parse(text) as object).sort()
    }
    const printed = parsed(wrapperHtml(roll('table', 19), { displayType: 'table', generation: '7.x' }))
    expect(keys(printed)).toEqual(keys(captured('simple-table')))
  })

  it('prints price, "you save" and quantity as the shop does', () => {
    const page = captured('simple-table')
    const product = roll('table', 19)
    const printed = parsed(
      priceContainerHtml({ productId: 19 }, priceHtml(product)) +
        youSaveHtml({ productId: 19, generation: '7.x' }) +
        quantityHtml({ productId: 19, name: product.name, max: 500 }),
    )
    for (const part of ['.tiered-pricing-dynamic-price-wrapper', '.tiered-pricing-you-save', '.quantity']) {
      expect(shapeOf(printed, part)).toEqual(shapeOf(page, part))
    }
  })

  it('prints the globals with the same keys', () => {
    const text = readFileSync(join(folder ?? '', 'product-simple-table.html'), 'utf8')
    const found = /var tieredPricingGlobalData = (\{.*?\});/.exec(text)?.[1] ?? '{}'
    expect(Object.keys(globalData())).toEqual(Object.keys(JSON.parse(found) as object))
  })

  it('prints a variation form whose data has the fields of the shop\'s', () => {
    const page = captured('variable')
    const data = (from: Document) => {
      const text = from.querySelector('form.variations_form')?.getAttribute('data-product_variations') ?? '[]'
      return (JSON.parse(text) as object[])[0] ?? {}
    }
    const parent: TieredProduct = { ...F1, id: 99, name: 'Coloured till rolls', rules: {} }
    const variation = { ...F1, id: 101, parentId: 99, attributes: { attribute_pa_size: '57x57' } }
    const printed = parsed(variableProductMain(parent, [variation], { displayType: 'table', generation: '7.x' }))
    const own = Object.keys(data(printed))
    expect(Object.keys(data(page))).toEqual(expect.arrayContaining(own))
    const price = (from: Document) =>
      shapeOf(parsed(String(Reflect.get(data(from), 'price_html'))), '.tiered-pricing-dynamic-price-wrapper')
    expect(price(printed)).toEqual(price(page))
    for (const part of ['input[name=variation_id]', 'input[name=product_id]', '.single_variation']) {
      expect(shapeOf(printed, part)).toEqual(shapeOf(page, part))
    }
  })
})
