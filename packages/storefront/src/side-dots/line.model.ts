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
