import { readdirSync, readFileSync } from 'node:fs'
import { builderGlobalsScript } from '@tillkit/fixtures/page-builder'
import { openFixturePage, type OpenOptions, type OpenPage, type Shop } from '@tillkit/testing'

const folder = new URL('../../fixtures/src/styles/page-chrome/', import.meta.url)
const styles = readdirSync(folder).filter((name) => name.endsWith('.css')).map((name) => readFileSync(new URL(name, folder), 'utf8')).join('\n')

/** A page of the theme's with what stands around its content. */
export interface ThemePageOptions extends Partial<OpenOptions> {
  readonly html: string
  /** Classes of the page that say what its header does. */
  readonly header?: string
}

/** Opens a page of the theme's, and waits until its chrome has mounted. */
export function openTheme(shop: Shop, { html, header = 'et_fixed_nav et_show_nav', head = '', ...options }: ThemePageOptions): Promise<OpenPage> {
  return openFixturePage(shop.browser, shop.server, {
    path: '/landing/',
    main: html,
    globals: builderGlobalsScript(),
    head: `<style>body { margin: 0 } ${styles}</style>${head}`,
    bodyClass: `et_divi_theme et_pb_pagebuilder_layout ${header}`,
    ...options,
  })
}
