import { readFileSync } from 'node:fs'
import { builderGlobalsScript } from '@tillkit/fixtures/page-builder'
import { openFixturePage, type OpenOptions, type OpenPage, type Shop } from '@tillkit/testing'

const sheets = ['header.css', 'menus.css'].map((name) => readFileSync(new URL(`../../fixtures/src/styles/page-chrome/${name}`, import.meta.url), 'utf8'))

/** A page of the theme's with menus. */
export interface MenuPage extends Partial<OpenOptions> {
  readonly html: string
  /** Further classes of the page. Default a header with the logo at the left. */
  readonly header?: string
}

/** Opens a page of the theme's with menus on it, and waits until they have mounted. */
export function openMenus(shop: Shop, { html, header = 'et_header_style_left', head = '', ...options }: MenuPage): Promise<OpenPage> {
  return openFixturePage(shop.browser, shop.server, {
    path: '/landing/',
    main: html,
    globals: builderGlobalsScript(),
    head: `<style>body { margin: 0 } ${sheets.join('\n')}</style>${head}`,
    bodyClass: `et_divi_theme et_pb_pagebuilder_layout ${header}`,
    ...options,
  })
}
