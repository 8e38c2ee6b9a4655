import { escapeAttribute, escapeText, html } from '@tillkit/fixtures'
import { builderGlobalsScript } from '@tillkit/fixtures/page-builder'
import {
  headerMobileMenuHtml, headerSearchButtonHtml, headerSearchHtml, menuEntriesHtml, menuModuleHtml, scrollTopHtml, sideMenuClass, sideMenuPageHtml, themePageHtml,
} from '@tillkit/fixtures/page-chrome'
import { wordsHtml } from '../builder/print.ts'
import type { ShopPage } from '../pages/document.ts'
import { href, type View } from '../view.ts'

/** The addresses of the pages with a header of the theme's, and what they show. */
export const CHROME_PAGES = [
  ['/headers/fixed/', 'A header that stays, dots, and the way up'],
  ['/headers/slide-in/', 'A menu that comes in from the side'],
  ['/headers/fullscreen/', 'A menu over the whole page'],
] as const

/** The parts of each page, by the ends of the links that lead to them. */
const PARTS = [
  ['paper', 'Paper', 'Thermal for tills, bond for kitchens, and every width that a printer takes.'],
  ['prices', 'Prices', 'The more boxes, the less each costs. No code, no account, no haggling.'],
  ['delivery', 'Delivery', 'Order by three and the parcel leaves today.'],
  ['contact', 'Contact', 'A person answers, from eight to six.'],
] as const

/** What to try on each kind of page. */
const TRY = {
  fixed: 'Scroll: the header becomes small, a dot follows, a button leads up. Tab reaches menu, search and dots; Back goes back to where a link was.',
  slide: 'The button brings the menu in; Escape, or the button, takes it away. On a phone a swipe from the edge does, too.',
  fullscreen: 'The button opens the menu; its lists open in place; Escape closes it.',
} as const

/** The page of an address that shows a header of the theme's; undefined for other addresses. */
export function chromePage({ pathname }: URL, view: View): ShopPage | undefined {
  if (pathname === '/headers/fixed/') {
    return whole('fixed', 'et_fixed_nav et_show_nav et_header_style_left et_smooth_scroll et_pb_side_nav_page', themePageHtml({
      menu: menuEntriesHtml(),
      navigation: headerSearchButtonHtml() + headerMobileMenuHtml(),
      header: headerSearchHtml(),
      content: contentHtml(view, menuModuleHtml({ search: 'submit' })),
    }) + scrollTopHtml())
  }
  if (pathname === '/headers/slide-in/') return whole('slide', `et_fixed_nav et_show_nav ${sideMenuClass('slide')}`, sideMenuPageHtml('slide', contentHtml(view)))
  if (pathname !== '/headers/fullscreen/') return undefined
  return whole('fullscreen', `et_fixed_nav et_show_nav ${sideMenuClass('fullscreen')}`, sideMenuPageHtml('fullscreen', contentHtml(view)))
}

function contentHtml(view: View, more = ''): string {
  const links = PARTS.map(([id, title]) => `<a href="#${id}">${escapeText(title)}</a>`).join(' · ')
  const others = CHROME_PAGES.map(([path, title]) => `<a href="${escapeAttribute(href(view, path))}">${escapeText(title)}</a>`).join(' · ')
  return PARTS.map(([id, title, words], index) => html`<div id="${id}" class="et_pb_section et_pb_section_${index} et_section_regular" style="min-height: 80vh">
<div class="et_pb_row et_pb_row_${index}"><div class="et_pb_column et_pb_column_4_4 et_pb_column_${index}">
${wordsHtml(`<h2>${escapeText(title)}</h2><p>${escapeText(words)}</p><p>${index === 0 ? links : others}</p>`)}
${index === 1 && more}
</div></div>
</div>`).join('\n')
}

function whole(kind: keyof typeof TRY, bodyClass: string, main: string): ShopPage {
  const [, title = ''] = CHROME_PAGES.find(([path]) => path.includes(kind)) ?? []
  return {
    title,
    demo: { title, tryThis: TRY[kind] },
    bodyClass: `page et_divi_theme et_pb_pagebuilder_layout ${bodyClass}`,
    isWhole: true,
    head: { builder: true, chrome: true },
    main,
    bodyEnd: builderGlobalsScript(),
  }
}
