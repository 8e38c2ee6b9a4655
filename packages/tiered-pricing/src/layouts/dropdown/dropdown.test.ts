import { openTestPage, type TestPage } from '@tillkit/testing/contract'
import { F1, globalData, simpleProductMain, type TieredProduct } from '@tillkit/fixtures'
import { afterEach, describe, expect, it } from 'vitest'

let page: TestPage

async function open(product: TieredProduct = F1, premium = true): Promise<void> {
  const options = { generation: '5.4', displayType: 'dropdown', premium } as const
  page = await openTestPage(async () => (await import('../../tiered-pricing.ts')).tieredPricing, {
    html: simpleProductMain(product, options),
    globals: { tieredPricingGlobalData: globalData(options) },
  })
  await page.start()
}

afterEach(() => page.close())

const find = (selector: string) => document.querySelector(selector) as HTMLElement
const box = () => find('.tiered-pricing-dropdown__select-box')
const shown = () => box().querySelector('.tiered-pricing-dropdown-option')?.innerHTML
const options = () => [...document.querySelectorAll<HTMLElement>('[role="listbox"] [role="option"]')]
const selected = () => options().filter((option) => option.getAttribute('aria-selected') === 'true')
const isOpen = () => box().getAttribute('aria-expanded') === 'true'
const press = (target: HTMLElement, key: string) =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))

describe('the dropdown', () => {
  it('shows the tier in force, and selects exactly that', async () => {
    await open()
    const field = find('form.cart [name="quantity"]') as HTMLInputElement
    field.value = '50'
    field.dispatchEvent(new Event('input', { bubbles: true }))
    expect(selected().map((option) => option.dataset['tieredQuantity'])).toEqual(['50'])
    expect(selected()[0]?.classList.contains('tiered-pricing-dropdown-option--selected')).toBe(true)
    expect(shown()).toBe(selected()[0]?.innerHTML)
  })

  it('selects the base price where a rule stands at the minimum too (case 28)', async () => {
    await open({ ...F1, minimum: 5, rules: { 5: 9, 10: 8 } })
    expect(options()).toHaveLength(3)
    expect(selected()).toEqual([options()[0]])
    expect(shown()).toBe(options()[0]?.innerHTML)
  })

  it('opens by click and closes by another, on it or elsewhere', async () => {
    await open()
    box().click()
    expect(isOpen()).toBe(true)
    expect(document.activeElement).toBe(options()[0])
    box().click()
    expect(isOpen()).toBe(false)
    box().click()
    document.body.click()
    expect(isOpen()).toBe(false)
  })

  it('picks by click: the field is set, the list closes, the focus comes back', async () => {
    await open()
    box().click()
    options()[2]?.click()
    expect((find('form.cart [name="quantity"]') as HTMLInputElement).value).toBe('50')
    expect(isOpen()).toBe(false)
    expect(document.activeElement).toBe(box())
  })

  it('is for reading only in the free edition', async () => {
    await open(F1, false)
    box().click()
    options()[2]?.click()
    expect((find('form.cart [name="quantity"]') as HTMLInputElement).value).toBe('1')
    expect(isOpen()).toBe(false)
  })

  it.each(['Enter', ' ', 'ArrowDown', 'ArrowUp', 'Home', 'End'])('opens by the key %j', async (key) => {
    await open()
    press(box(), key)
    expect(isOpen()).toBe(true)
    const [first, last] = [options()[0], options().at(-1)]
    expect(document.activeElement).toBe(key === 'End' ? last : first)
  })

  it('leaves keys alone that are somebody else\'s: with Ctrl, or Escape while it is closed', async () => {
    await open()
    expect(press(box(), 'Escape')).toBe(true)
    box().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', ctrlKey: true, bubbles: true, cancelable: true }))
    expect(isOpen()).toBe(false)
    press(box(), 'Enter')
    expect(press(options()[0] as HTMLElement, 'Escape')).toBe(false)
    expect(isOpen()).toBe(false)
    expect(document.activeElement).toBe(box())
  })

  it('moves between its options and around their ends', async () => {
    await open()
    press(box(), 'Enter')
    const focused = () => options().indexOf(document.activeElement as HTMLElement)
    const steps = ['ArrowUp', 'ArrowUp', 'ArrowDown', 'ArrowDown', 'End', 'Home'].map((key) => {
      press(document.activeElement as HTMLElement, key)
      return focused()
    })
    expect(steps).toEqual([3, 2, 3, 0, 3, 0])
  })

  it('closes when the focus leaves it', async () => {
    await open()
    press(box(), 'Enter')
    const field = find('form.cart [name="quantity"]')
    options()[0]?.dispatchEvent(new FocusEvent('focusout', { bubbles: true, relatedTarget: field }))
    expect(isOpen()).toBe(false)
  })
})
