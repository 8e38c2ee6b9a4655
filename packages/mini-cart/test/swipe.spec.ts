import { heldTimers, useShop } from '@tillkit/testing'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openPage, openSide, side, SIDE, stateOf } from './helpers.ts'

const shop = useShop()
const SHOWN = ['dswcp-show-side-cart', 'dswcp-show-side-cart-click']
const sideState = (page: Page) => stateOf(page, `[id="${SIDE}"]`)

/** Raises a touch at the side cart as a browser does. */
function touch(page: Page, type: string, x: number, y: number): Promise<void> {
  return side(page).evaluate((element, { type: name, x: clientX, y: clientY }) => {
    const finger = new Touch({ identifier: 1, target: element, clientX, clientY })
    const touches = name === 'touchend' || name === 'touchcancel' ? [] : [finger]
    element.dispatchEvent(new TouchEvent(name, { bubbles: true, cancelable: true, touches, changedTouches: [finger] }))
  }, { type, x, y })
}

/** Draws a finger over the side cart in ten steps; it stays down. */
async function draw(page: Page, across: number, down = 0): Promise<void> {
  await touch(page, 'touchstart', 100, 300)
  for (let step = 1; step <= 10; step += 1) await touch(page, 'touchmove', 100 + (across * step) / 10, 300 + (down * step) / 10)
}

const right = (page: Page) => side(page).evaluate((element: HTMLElement) => element.style.right)

async function open() {
  const opened = await openPage(shop, { width: 390, touch: true, before: heldTimers(400, 500).before })
  await openSide(opened.page)
  return opened
}

describe('a finger', () => {
  it('closes the side cart from half its width on [mini-cart-and-multistep-checkout#12]', async () => {
    const { page } = await open()
    await draw(page, 180)
    expect(await right(page)).toBe('-180px')
    expect(await sideState(page)).toEqual([...SHOWN, 'dswcp-dragging'])
    await touch(page, 'touchend', 280, 300)
    expect(await sideState(page)).toEqual(['dswcp-closing-side-cart'])
    expect(await right(page)).toBe('')
  })

  it('leaves it open before that [mini-cart-and-multistep-checkout#13]', async () => {
    const { page } = await open()
    await draw(page, 170)
    expect(await right(page)).toBe('-170px')
    await touch(page, 'touchend', 270, 300)
    expect(await sideState(page)).toEqual(SHOWN)
    expect(await right(page)).toBe('')
    expect(await side(page).getAttribute('style')).toBeNull()
  })

  it('that scrolls does not move it [mini-cart-and-multistep-checkout#14]', async () => {
    const { page } = await open()
    await draw(page, 10, 200)
    expect(await right(page)).toBe('')
    expect(await sideState(page)).toEqual(SHOWN)
    await touch(page, 'touchend', 110, 500)
    expect(await sideState(page)).toEqual(SHOWN)
  })

  it('that goes back past its start, or is taken away by the system, moves nothing', async () => {
    const { page } = await open()
    await draw(page, 200)
    await touch(page, 'touchmove', 40, 300)
    expect(await right(page)).toBe('0px')
    await touch(page, 'touchmove', 300, 300)
    await touch(page, 'touchcancel', 300, 300)
    expect(await sideState(page)).toEqual(SHOWN)
    expect(await right(page)).toBe('')
  })

  it('draws a side cart at the left edge to the left', async () => {
    const { page } = await openPage(shop, {
      width: 390, touch: true, dir: 'rtl', before: heldTimers(400, 500).before,
      head: '<style>.dswcp-side-cart { right: auto !important; left: -350px } .dswcp-side-cart.dswcp-show-side-cart { left: 0 }</style>',
    })
    await page.locator('.dswcp-cart-link').click()
    await page.waitForFunction((id) => document.getElementById(id)?.getBoundingClientRect().left === 0, SIDE)
    await draw(page, -180)
    expect(await side(page).evaluate((element: HTMLElement) => element.style.left)).toBe('-180px')
    await touch(page, 'touchend', -80, 300)
    expect(await sideState(page)).toEqual(['dswcp-closing-side-cart'])
  })
})
