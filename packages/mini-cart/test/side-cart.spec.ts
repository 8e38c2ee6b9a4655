import { heldTimers, useShop } from '@tillkit/testing'
import { describe, expect, it } from 'vitest'
import { hasFocus, link, module, openPage, openSide, side, SIDE, stateOf } from './helpers.ts'

const shop = useShop()
const SHOWN = ['dswcp-show-side-cart', 'dswcp-show-side-cart-click']
/** Its closing takes as long as the test wants. */
const closing = heldTimers(400, 500)
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
    const { page } = await openPage(shop, { before: closing.before })
    await openSide(page)
    // The overlay lies over the link for a mouse; code and keyboards reach it.
    await link(page).evaluate((element: HTMLElement) => element.click())
    expect(await sideState(page)).toEqual(['dswcp-closing-side-cart'])
    expect((await closing.waits(page)).at(-1)).toBe(400)
    await closing.runOut(page)
    expect(await sideState(page)).toEqual([])
    expect(await side(page).getAttribute('inert')).toBe('')
  })

  it('closes by its button, in 500 ms, and gives the focus back [mini-cart-and-multistep-checkout#3]', async () => {
    const { page } = await openPage(shop, { before: closing.before })
    await openSide(page)
    await side(page).locator('.dswcp-close').click()
    expect(await sideState(page)).toEqual(['dswcp-closing-side-cart'])
    expect(await link(page).evaluate((element) => element === document.activeElement)).toBe(true)
    expect((await closing.waits(page)).at(-1)).toBe(500)
    await closing.runOut(page)
    expect(await sideState(page)).toEqual([])
  })

  it('closes by Escape [mini-cart-and-multistep-checkout#4]', async () => {
    const { page } = await openPage(shop, { before: closing.before })
    await openSide(page)
    await page.keyboard.press('Escape')
    expect(await sideState(page)).toEqual(['dswcp-closing-side-cart'])
    expect(await link(page).evaluate((element) => element === document.activeElement)).toBe(true)
    expect((await closing.waits(page)).at(-1)).toBe(500)
    await closing.runOut(page)
    expect(await sideState(page)).toEqual([])
    // The focus that came back has not opened the dropdown that hovering shows.
    expect(await module(page).locator('.dswcp-dropdown-cart').isVisible()).toBe(false)
  })
})
