import { holdLong, useShop } from '@tillkit/testing'
import { describe, expect, it } from 'vitest'
import { openMountPage } from './mount-page.ts'

const shop = useShop()

const hold = (type: string, selector: string) =>
  `window.keeper = T.keepClaims([{ type: '${type}', selector: '${selector}' }], () => {}); keeper.handOver({ show: () => () => {}, repeat: T.replay })`

describe('a held touch', () => {
  it.each([
    ['is printed anew', '<a class="remove" href="/mount/?removed=7" data-product_id="7">×</a>'],
    ['is gone', ''],
  ])('on a link that %s still leads where the link did', async (_what, later) => {
    const page = await openMountPage(shop, '<div id="cart"><a class="remove" href="/mount/?removed=7" data-product_id="7">×</a></div>', { before: holdLong })
    await page.evaluate(hold('click', '.remove'))
    await page.locator('.remove').click()
    expect(new URL(page.url()).search).toBe('')
    await page.evaluate((html) => {
      const cart = document.querySelector('#cart')
      if (cart) cart.innerHTML = html
    }, later)
    await page.evaluate('keeper.release()')
    await page.waitForURL('**/mount/?removed=7')
  })

  it('on the button of a form sends the button\'s name and value, though it was printed anew', async () => {
    const form = '<form id="f" action="/mount/"><button name="add-to-cart" value="7">Add</button></form>'
    const page = await openMountPage(shop, form, { before: holdLong })
    await page.evaluate(hold('submit', 'form'))
    await page.locator('button').click()
    await page.evaluate("f.innerHTML = '<button name=\"add-to-cart\" value=\"7\">Add again</button>'")
    await page.evaluate('keeper.release()')
    await page.waitForURL('**/mount/?add-to-cart=7')
  })
})

describe('a click on a unit that waits to be seen', () => {
  it.each(['', 'margin-top: 3000px'])('is replayed after it has mounted, wherever it stands (%s)', async (style) => {
    const page = await openMountPage(shop, `<div class="lamp" id="lamp" style="${style}"><button>On</button></div>`, { before: holdLong })
    await page.evaluate(`(() => {
      order = []
      const claims = [{ type: 'click', selector: '.lamp button' }]
      const keeper = T.keepClaims(claims, () => {})
      const loader = { force: [], of: () => undefined, changed: () => false, queuedFor: (unit, help) => keeper.handOver(help), started: () => keeper.release() }
      T.enterPage({ version: 'test', hosts: () => [], stop: () => {}, loader })
      lamp.firstChild.click()
      T.startUnit(T.defineBehaviour({
        name: 'lamp', selector: '.lamp', when: 'visible', claims, read: () => ({}),
        start(host) { order.push('mounted'); T.listen(host, host.element, 'click', () => order.push('clicked')) },
      }))
    })()`)
    await expect.poll(() => page.evaluate('order')).toEqual(['mounted', 'clicked'])
  })
})
