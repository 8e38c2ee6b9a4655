import { readdirSync, readFileSync } from 'node:fs'
import { builderGlobalsScript, columnHtml, rowHtml, sectionHtml } from '@tillkit/fixtures/page-builder'
import { openFixturePage, type OpenOptions, type OpenPage, type Shop } from '@tillkit/testing'

const folder = new URL('../../fixtures/src/styles/page-builder/', import.meta.url)
const styles = readdirSync(folder).filter((name) => name.endsWith('.css')).map((name) => readFileSync(new URL(name, folder), 'utf8')).join('\n')

/** A page of the theme's with modules on it. */
export interface ModulePage extends Partial<OpenOptions> {
  /** The modules; in a section with a row of one column, unless `isWhole`. */
  readonly html: string
  readonly isWhole?: boolean
  /** The theme's settings that differ from the usual. */
  readonly settings?: Readonly<Record<string, unknown>>
  /** Further globals. */
  readonly more?: Readonly<Record<string, unknown>>
  /** `vb` and others while a page is edited. Default `fe`. */
  readonly builderType?: string
}

/** Opens a page of the theme's with modules on it, and waits until they have mounted. */
export function openModules(shop: Shop, { html, isWhole = false, settings, more, builderType, head = '', ...options }: ModulePage): Promise<OpenPage> {
  return openFixturePage(shop.browser, shop.server, {
    path: '/landing/',
    main: isWhole ? html : sectionHtml(rowHtml(columnHtml('4_4', html))),
    globals: builderGlobalsScript(settings, builderType, more),
    head: `<style>${styles}</style>${head}`,
    bodyClass: 'et_divi_theme et_pb_pagebuilder_layout',
    ...options,
  })
}
