import { useShop } from '@tillkit/testing'
import { describe, expect, it } from 'vitest'
import { eventually } from './eventually.ts'
import { hasFocus, link, module, openPage, openSide, side, SIDE, stateOf } from './helpers.ts'

const shop = useShop()
const SHOWN = ['dswcp-show-side-cart', 'dswcp-show-side-cart-click']
const sideState = (page: Parameters<typeof stateOf>[0]) => stateOf(page, `[id="${SIDE}"]`)

describe('the side cart', () => {
  it('opens by its link [mini-cart-and-multistep-checkout#1]', async () => {
    const { page, pageErrors } = await openPage(shop)
    expect(await link(page).getAttribute('aria-expanded')).toBe('false')
    await openSide(page)
    expect(await sideState(page)).toEqual(SHOWN)
    expect(await side(page).evaluate(({ parentElement }) => parentElement === document.body)).toBe(true)
    expect(await hasFocus(page, `[id="${SIDE}"]`)).toBe(true)
    expect(new URL(page.url()).pathname + new URL(page.url()).hash).toBe('/shop/')
    expect(await link(page).getAttribute('aria-expanded')).toBe('true')
    expect(await side(page).evaluate(({ role, ariaModal, ariaLabel }) => [role, ariaModal, ariaLabel])).toEqual(['dialog', 'true', 'Cart'])
    expect(await side(page).getAttribute('inert')).toBeNull()
    expect(pageErrors).toEqual([])
  })

  it('closes by its link, in 400 ms [mini-cart-and-multistep-checkout#2]', async () => {
    const { page } = await openPage(shop, { before: timed })
    await openSide(page)
    // The overlay lies over the link for a mouse; code and keyboards reach it.
    await link(page).evaluate((element: HTMLElement) => element.click())
    expect(await sideState(page)).toEqual(['dswcp-closing-side-cart'])
    await eventually(() => sideState(page)).toEqual([])
    expect(await closingTime(page)).toBe(400)
    expect(await side(page).getAttribute('inert')).toBe('')
  })

  it('closes by its button, in 500 ms, and gives the focus back [mini-cart-and-multistep-checkout#3]', async () => {
    const { page } = await openPage(shop, { before: timed })
    await openSide(page)
    await side(page).locator('.dswcp-close').click()
    expect(await sideState(page)).toEqual(['dswcp-closing-side-cart'])
    expect(await link(page).evaluate((element) => element === document.activeElement)).toBe(true)
    await eventually(() => sideState(page)).toEqual([])
    expect(await closingTime(page)).toBe(500)
  })

  it('closes by Escape [mini-cart-and-multistep-checkout#4]', async () => {
    const { page } = await openPage(shop, { before: timed })
    await openSide(page)
    await page.keyboard.press('Escape')
    expect(await sideState(page)).toEqual(['dswcp-closing-side-cart'])
    expect(await link(page).evaluate((element) => element === document.activeElement)).toBe(true)
    await eventually(() => sideState(page)).toEqual([])
    expect(await closingTime(page)).toBe(500)
    // The focus that came back has not opened the dropdown that hovering shows.
    expect(await module(page).locator('.dswcp-dropdown-cart').isVisible()).toBe(false)
  })
})

type Page = Parameters<typeof stateOf>[0]

/** Notes how long timers of half a second and the like were set for. */
async function timed(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const waits: number[] = []
    Reflect.set(window, '__waits', waits)
    const { setTimeout: set } = window
    window.setTimeout = ((run: () => void, wait?: number) => {
      if (wait === 400 || wait === 500) waits.push(wait)
      return set(run, wait)
    }) as typeof setTimeout
  })
}

/** The wait after which the last closing ended, in ms. */
function closingTime(page: Page): Promise<number | undefined> {
  return page.evaluate(() => (Reflect.get(window, '__waits') as number[]).at(-1))
}
