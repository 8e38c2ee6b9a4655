import { headerMobileMenuHtml, headerSearchButtonHtml, headerSearchHtml, menuEntriesHtml, menuModuleHtml, themeHeaderHtml } from '@tillkit/fixtures/page-chrome'
import { eventually, type UnitUse } from '@tillkit/testing'

const HEADER = '#use-header'
const MODULE = '#use-menu .et_pb_menu'
const LINK = `${HEADER} #top-menu > .menu-item-has-children > a`
const BAR = `${HEADER} .mobile_menu_bar`
const SEARCH = `${MODULE} .et_pb_menu__search-button`

/** The theme's menus and searches, for the neighbours suite. */
export const uses: readonly UnitUse[] = [
  {
    units: ['page-chrome'],
    main: [
      `<div id="use-header">${themeHeaderHtml({ navigation: headerSearchButtonHtml() + headerMobileMenuHtml(), header: headerSearchHtml(), menu: menuEntriesHtml() })}</div>`,
      `<div id="use-menu">${menuModuleHtml({ search: 'submit' })}</div>`,
    ].join('\n'),
    roots: [HEADER, '#use-menu'],
    async use({ page, read, click }) {
      await eventually(() => read(LINK, 'aria-expanded')).toBe('false')
      // Looked at in the same moment: where scripts move the header, the focus goes with its next move.
      await eventually(() => page.evaluate((selector) => {
        const link = document.querySelector(selector)
        document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }))
        if (link) HTMLElement.prototype.focus.call(link)
        return link?.getAttribute('aria-expanded')
      }, LINK)).toBe('true')
      await eventually(() => read(BAR, 'aria-expanded')).toBe('false')
      await click(BAR)
      await eventually(() => read(`${HEADER} .mobile_nav`, 'class')).toContain('opened')
      await click(BAR)
      await eventually(() => read(`${HEADER} .mobile_nav`, 'class')).toContain('closed')
      await click(`${HEADER} #et_search_icon`)
      await eventually(() => read(`${HEADER} #et_search_icon`, 'aria-expanded')).toBe('true')
      await page.keyboard.press('Escape')
      await eventually(() => read(`${HEADER} #et_search_icon`, 'aria-expanded')).toBe('false')
      await click(SEARCH)
      await eventually(() => read(SEARCH, 'aria-expanded')).toBe('true')
      await page.keyboard.press('Escape')
      await eventually(() => read(SEARCH, 'aria-expanded')).toBe('false')
    },
  },
]
