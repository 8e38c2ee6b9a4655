import { builderGlobalsScript } from '@tillkit/fixtures/page-builder'
import type { ShopPage } from '../pages/document.ts'
import type { View } from '../view.ts'
import { landingGlobals, landingHtml } from './landing.ts'

/** The addresses of the pages that were made with the page builder, and what they show. */
export const BUILDER_PAGES = [
  ['/landing/', 'A landing page of the page builder'],
] as const

/** The page of an address that was made with the page builder; undefined for other addresses. */
export function builderPage(url: URL, view: View): ShopPage | undefined {
  const title = BUILDER_PAGES.find(([path]) => path === url.pathname)?.[1]
  if (title === undefined) return undefined
  return {
    title: 'Why shops buy here',
    demo: { title, tryThis: 'Arrows, dots and fingers move the slides; Tab reaches everything; the pause button stops what moves.' },
    bodyClass: 'page et_divi_theme et_pb_pagebuilder_layout et_pb_gutters3',
    isWide: true,
    head: { builder: true },
    main: landingHtml(view),
    bodyEnd: builderGlobalsScript({}, 'fe', landingGlobals(view)),
  }
}
