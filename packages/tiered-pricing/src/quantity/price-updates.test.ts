import { startUnit } from '@tillkit/mount'
import { openTestPage, type TestPage } from '@tillkit/testing/contract'
import {
  F1,
  globalData,
  simpleProductMain,
  variableProductMain,
  wrapperHtml,
  type VariationFixture,
} from '@tillkit/fixtures'
import { afterEach, describe, expect, it } from 'vitest'

const layout = { generation: '5.4', displayType: 'table' } as const
let page: TestPage
let heard: string[]

async function open(html: string): Promise<void> {
  page = await openTestPage(async () => (await import('../tiered-pricing.ts')).tieredPricing, {
    html,
    globals: { tieredPricingGlobalData: globalData({ generation: '5.4' }) },
    jquery: true,
  })
  heard = []
  const $ = Reflect.get(window, 'jQuery') as JQueryStatic
  const told = ({ target }: { target: Element }, { quantity }: { quantity: number }) => heard.push(`${target.id} ${quantity}`)
  $(document).off('.test').on('tiered_price_update.test', told as never)
}

afterEach(() => {
  const $ = Reflect.get(window, 'jQuery') as JQueryStatic
  $(document).off('.test')
  page.close()
})

/** A page's first moment, as long as third parties are still making ready. */
const early = (work: () => void) => {
  startUnit(page.unit)
  work()
  expect(heard).toEqual([])
  return page.rest()
}

const field = () => document.querySelector('form.cart [name="quantity"]') as HTMLInputElement
const named = (html: string, id: string) => html.replace('class="tpt__', `id="${id}" class="tpt__`)

describe('tiered_price_update', () => {
  it('comes once for each widget of a product, when the legacy script raised it, and not before', async () => {
    const second = named(wrapperHtml(F1, layout), 'second')
    await open(named(simpleProductMain(F1, { ...layout, afterForm: second }), 'first'))
    await early(() => undefined)
    expect(heard.sort()).toEqual(['first 1', 'second 1'])
  })

  it('is not raised anew on one widget because another comes', async () => {
    await open(named(simpleProductMain(F1, layout), 'first'))
    await page.start()
    heard.length = 0
    document.querySelector('.product')?.insertAdjacentHTML('beforeend', named(wrapperHtml(F1, layout), 'late'))
    await page.rest()
    expect(heard).toEqual(['late 1'])
  })

  it('tells what the shopper typed meanwhile', async () => {
    await open(named(simpleProductMain(F1, layout), 'first'))
    await early(() => {
      field().value = '10'
      field().dispatchEvent(new Event('input', { bubbles: true }))
    })
    expect(heard).toEqual(['first 10'])
  })

  it('comes once for a variation that is chosen from the start', async () => {
    const child: VariationFixture = { ...F1, id: 21, parentId: 20, attributes: { attribute_pa_colour: 'white' } }
    const html = variableProductMain({ ...F1, id: 20, rules: {} }, [child], { ...layout, defaultVariation: child })
    await open(named(html, 'first'))
    await early(() => {
      const $ = Reflect.get(window, 'jQuery') as JQueryStatic
      $('form.variations_form').trigger('found_variation', [{ variation_id: 21, price_html: '' }] as never)
    })
    expect(heard).toEqual(['first 1'])
  })

  it('is not raised for a way to show tiers that nobody knows', async () => {
    const html = simpleProductMain(F1, layout).replace('data-display-type="table"', 'data-display-type="carousel"')
    await open(html)
    await page.start()
    const before = document.body.innerHTML
    field().value = '10'
    field().dispatchEvent(new Event('input', { bubbles: true }))
    await page.rest()
    expect(heard).toEqual([])
    expect(page.errors).toEqual([])
    expect(document.body.innerHTML).toBe(before)
  })
})
