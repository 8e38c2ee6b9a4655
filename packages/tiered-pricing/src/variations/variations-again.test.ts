import { startUnit } from '@tillkit/mount'
import { openTestPage, type TestPage } from '@tillkit/testing/contract'
import { F1, globalData, variableProductMain, type VariablePageOptions, type VariationFixture } from '@tillkit/fixtures'
import { afterEach, describe, expect, it, vi } from 'vitest'

const layout = { generation: '5.4', displayType: 'table' } as const
const attributes = (colour: string) => ({ attribute_pa_colour: colour })
const roll = { ...F1, parentId: 20, price: 12, regularPrice: 12 }
const white: VariationFixture = { ...roll, id: 21, name: 'White', rules: { 10: 11 }, attributes: attributes('white') }
const pink: VariationFixture = { ...roll, id: 22, name: 'Pink', rules: {}, minQty: 3, attributes: attributes('pink') }

let page: TestPage

function html(options: Partial<VariablePageOptions>, chosen = ''): string {
  const main = variableProductMain({ ...F1, id: 20, rules: {} }, [white, pink], { ...layout, ...options })
  return main.replace(/(name="variation_id"[^>]*) value="[^"]*"/, `$1 value="${chosen}"`)
}

async function open(content: string): Promise<void> {
  page = await openTestPage(async () => (await import('../tiered-pricing.ts')).tieredPricing, {
    html: content,
    globals: { tieredPricingGlobalData: globalData({ generation: '5.4' }) },
    jquery: true,
  })
}

afterEach(() => page.close())

const $ = () => Reflect.get(window, 'jQuery') as JQueryStatic
const find = (selector: string) => document.querySelector(selector) as HTMLElement
const form = () => find('form.variations_form')
const field = () => find('form.cart [name="quantity"]') as HTMLInputElement
const wrapper = () => find('.tpt__tiered-pricing')
const shown = () => wrapper().querySelector('[data-price-rules]')?.getAttribute('data-product-id')

function choose({ id, minQty = 1 }: VariationFixture): void {
  $()(form()).trigger('found_variation', [{ variation_id: id, price_html: '', min_qty: minQty }] as never)
}

function type(value: string): void {
  field().value = value
  field().dispatchEvent(new Event('input', { bubbles: true }))
}

describe('a variation whose table the server printed because it is chosen from the start', () => {
  it.each([{ byAjax: true }, { byAjax: false }])('keeps that table and asks for none, $byAjax', async ({ byAjax }) => {
    const send = vi.fn(() => Promise.reject(new Error('no answer')))
    await open(html({ byAjax, defaultVariation: white }, '21'))
    vi.stubGlobal('fetch', send)
    const table = wrapper().querySelector('table')
    await page.start()
    choose(white)
    type('10')
    expect(wrapper().querySelector('table')).toBe(table)
    expect(wrapper().querySelector('.tiered-pricing--active')?.getAttribute('data-tiered-quantity')).toBe('10')
    expect(send).not.toHaveBeenCalled()
    expect(page.errors).toEqual([])
  })
})

describe('the quantity that the shopper typed', () => {
  it('stays when we come after the choice', async () => {
    await open(html({}, '22'))
    type('8')
    await page.start()
    expect(field().value).toBe('8')
  })

  it('stays when a theme prints the widget anew', async () => {
    await open(html({}))
    await page.start()
    choose(pink)
    expect(field().value).toBe('3')
    type('8')
    wrapper().replaceWith(wrapper().cloneNode(true))
    await page.rest()
    expect(field().value).toBe('8')
  })
})

describe('a form that is made', () => {
  /** What the platform does 100 ms after a form was made: it checks, and says that it is ready. */
  const firstCheck = () => {
    $()(form()).trigger('reset_data')
    $()(form()).trigger('wc_variation_form')
  }

  it('takes nothing back with its first check', async () => {
    await open(html({ defaultVariation: white }))
    startUnit(page.unit)
    await vi.dynamicImportSettled()
    firstCheck()
    await page.rest()
    expect(shown()).toBe('21')
  })

  it('takes the printed table back when the shopper begins to choose', async () => {
    await open(html({ defaultVariation: white }))
    await page.start()
    firstCheck()
    $()(form()).trigger('reset_data')
    await page.rest()
    expect(shown()).toBeUndefined()
    expect(wrapper().innerHTML).toBe('')
  })
})

describe('a quick view that is opened again at once', () => {
  it('shows what the server printed, not the choice of the last time', async () => {
    const content = html({ defaultVariation: white })
    await open(`<div id="view">${content}</div>`)
    await page.start()
    choose(pink)
    expect(shown()).toBeUndefined()
    find('#view').replaceChildren()
    await vi.advanceTimersByTimeAsync(300)
    find('#view').innerHTML = content
    await page.rest()
    expect(shown()).toBe('21')
  })

  it('keeps the choice where the form stays and only the widget is printed anew', async () => {
    await open(html({}))
    await page.start()
    choose(white)
    wrapper().replaceWith(wrapper().cloneNode(false))
    await page.rest()
    expect(shown()).toBe('21')
  })
})
