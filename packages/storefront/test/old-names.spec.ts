import { dottedPageHtml } from '@tillkit/fixtures/page-chrome'
import { eventually, expectOldNames, useShop, type UnitUse } from '@tillkit/testing'
import { it } from 'vitest'
import { uses as menus } from './menus.use.ts'

const shop = useShop()

/** A page with dots at its side, scrolled. */
const dots: UnitUse = {
  units: [],
  // What the theme prints at the body of a page with dots, under a header that is fixed.
  main: `<script>document.body.classList.add('et_pb_side_nav_page', 'et_fixed_nav', 'et_show_nav', 'et_header_style_split')</script>${dottedPageHtml(3, 900, {})}`,
  roots: [],
  async use({ page, count }) {
    await eventually(() => count('ul.et_pb_side_nav > li')).toBe(3)
    await page.evaluate(() => scrollTo(0, 1000))
    await eventually(() => count('ul.et_pb_side_nav a.active')).toBe(1)
  },
}

it('keeps the names of what the old script drew, as its README says', async () => {
  await expectOldNames(shop, new URL('../README.md', import.meta.url), [...menus, dots])
})
