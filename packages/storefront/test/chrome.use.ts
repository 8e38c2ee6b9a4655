import { commentsHtml, dottedPageHtml, scrollTopHtml } from '@tillkit/fixtures/page-chrome'
import { eventually, type UnitUse } from '@tillkit/testing'

const LINK = '#use-chrome-link'
const COUNT = '<a href="/your-cart/" class="et-cart-info"><span></span></a>'
const TABLE = '<table class="shop_table cart"><tbody><tr><td class="product-quantity"><input name="cart[k][qty]" value="3"></td></tr></tbody></table>'

/** A header, links into the page, the way to the top and a basket's count, for the neighbours suite. */
export const uses: readonly UnitUse[] = [
  {
    units: ['page-chrome'],
    main: `<a id="use-chrome-link" href="#part-2">To the second part</a>${dottedPageHtml(3, 900, { navigation: COUNT })}${TABLE}${commentsHtml()}${scrollTopHtml()}`,
    roots: ['.et_pb_scroll_top', 'a.et-cart-info', '.comment-reply-link'],
    async use({ page, click, read, text }) {
      await eventually(() => read('.comment-reply-link', 'class')).toContain('et_pb_button')
      await page.evaluate(() => document.body.dispatchEvent(new CustomEvent('tillkit:cart-updated', { bubbles: true })))
      await eventually(() => text('a.et-cart-info span')).toMatch(/^\d+ Items$/)
      await click(LINK)
      await eventually(() => page.evaluate(() => location.hash)).toBe('#part-2')
      await eventually(() => page.evaluate(() => document.activeElement?.id)).toBe('part-2')
      await eventually(() => read('.et_pb_scroll_top', 'class')).toContain('et-visible')
      await click('.et_pb_scroll_top')
      await eventually(() => page.evaluate(() => scrollY)).toBe(0)
    },
  },
]
