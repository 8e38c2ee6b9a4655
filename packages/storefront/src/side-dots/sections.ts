import { WIDTHS } from '@tillkit/platform/theme'
import { anatomy, headers } from './anatomy.ts'

/** What stands over the top of a page, heights in px. */
export interface Over {
  readonly bar: number
  readonly top: number
  readonly main: number
  readonly isFixed: boolean
  readonly isVertical: boolean
  /** Whether the page's header or body is a template of the theme's, or it has no header of the theme's. */
  readonly isTemplate: boolean
}

/** How far a section may stand below the headers to be looked at, or has to be above their lower edge, in px. */
const BELOW = { fixed: 20, plain: -90, vertical: 60 } as const

/** How far from the window's top, in px, a section begins to be the one that is looked at. */
export function lineOf({ bar, top, main, isFixed, isVertical, isTemplate }: Over): number {
  const below = isTemplate ? 0 : isFixed ? BELOW.fixed : BELOW.plain
  return bar + top + below + (isVertical ? BELOW.vertical : main)
}

const isShown = (element: Element) => element.checkVisibility?.() ?? getComputedStyle(element).display !== 'none'

/** The sections that a page with dots leads to: those that show on this screen. */
export function sectionsOnPage(): readonly Element[] {
  const [own = [], template = []] = [anatomy.own, anatomy.template].map((selector) => [...document.querySelectorAll(selector)])
  return (own.length > 1 ? own : template).filter(isShown)
}

const height = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().height ?? 0

/** Up to which width (px) the platform's bar is scrolled along with the page. */
const BAR_SCROLLS = 600

/** How far from the window's top, in px, a section begins to be the one that is looked at on this page. Lays the page out. */
export function lineOnPage(): number {
  const { classList } = document.body
  return lineOf({
    bar: innerWidth > BAR_SCROLLS ? height(headers.bar) : 0,
    top: height(headers.top),
    main: height(headers.main),
    isFixed: classList.contains(headers.fixed) && innerWidth > WIDTHS.tablet,
    isVertical: classList.contains(headers.vertical),
    isTemplate: document.querySelector(headers.templates) !== null || document.querySelector(headers.main) === null,
  })
}
