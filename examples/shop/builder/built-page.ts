import { builderGlobalsScript } from '@tillkit/fixtures/page-builder'
import type { ShopPage } from '../pages/document.ts'

/** What differs from page to page. */
export interface BuiltPage {
  readonly title: string
  /** What to try there. */
  readonly tryThis: string
  readonly main: string
  /** What the page's modules say in globals. Default nothing. */
  readonly globals?: Readonly<Record<string, unknown>>
  /** The theme's settings that are not as on every page. Default none. */
  readonly settings?: Readonly<Record<string, unknown>>
  /** Whether the demo bar offers other answers. Default false. */
  readonly answers?: boolean
}

/** A page that was made with the page builder. */
export function builtPage({ title, tryThis, main, globals = {}, settings = {}, answers = false }: BuiltPage): ShopPage {
  return {
    title,
    demo: { title, tryThis, answers },
    bodyClass: 'page et_divi_theme et_pb_pagebuilder_layout et_pb_gutters3',
    isWide: true,
    head: { builder: true },
    main,
    bodyEnd: builderGlobalsScript(settings, 'fe', globals),
  }
}
