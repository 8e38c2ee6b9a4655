import { invoke, native } from '@tillkit/dom'
import { readGlobal } from '@tillkit/platform'
import { setting } from '@tillkit/platform/theme'
import { classes, DATA, settings } from './anatomy.ts'
import { readAnimations, type Animations } from './settings.model.ts'

/** What is known of an element that comes in. */
export interface Entrance {
  /** Whether the theme's style sheet hides it until it is animated. */
  readonly isAnimated: boolean
  /** How it does on each kind of screen; none where the page's list has nothing for it. */
  readonly animations: Animations | undefined
  /** Whether it is one that the theme's style sheet brings in by itself, once it is told. */
  readonly isWaypoint: boolean
  /** Whether it waits until it is scrolled to. */
  readonly waits: boolean
}

/** The list as it was read, while the page's global is the same: hundreds of elements ask for it. */
let known: { readonly list: unknown; readonly length: unknown; readonly animations: ReturnType<typeof readAnimations> } | undefined

/** The page's animations, by the class of their elements. */
function pageAnimations(): ReturnType<typeof readAnimations> {
  const list = readGlobal(DATA)
  const length = Array.isArray(list) ? list.length : undefined
  // A script that brings more of the page may put its own in the same list.
  if (known?.list !== list || known?.length !== length || !known) known = { list, length, animations: readAnimations(list) }
  return known.animations
}

/** The animation of an element, by its classes. */
export function animationsOf(element: Element): Animations | undefined {
  const all = pageAnimations()
  const name = [...native(element, 'classList')].find((one) => all.has(one))
  return name === undefined ? undefined : all.get(name)
}

/** Reads an element, of which the page's list says how it is to come in. */
export function readEntrance(element: HTMLElement): Entrance {
  const isAnimated = invoke(element, 'matches', `.${classes.animated}`)
  return {
    isAnimated,
    animations: isAnimated ? animationsOf(element) : undefined,
    isWaypoint: invoke(element, 'matches', `.${classes.waypoint}`),
    waits: setting(settings.ignore) !== 'yes',
  }
}
