import { invoke, type Life, listen } from '@tillkit/dom'
import { emitLegacy } from '../jquery.ts'
import { pageJQuery } from '../jquery-copies.ts'
import type { GivenWay } from '../theme/scroll-to-given.ts'
import { debounced } from './debounced.ts'
import { animations, events, FLAGS, FOUND_BY_ITSELF, functions, LOADED, PLUGINS, sent } from './anatomy.ts'
import { type Names, standIns } from './stand-ins.ts'

/** What a unit has to do with the theme's functions that it offers. */
export interface ThemeFunctions {
  /** Finds what has been put into the page, in the same task. */
  readonly settle: () => void
  /** Scrolls the page to what a script names. */
  readonly scroll: (target: unknown, way: GivenWay) => void
}

/**
 * Offers the theme's switches and functions to scripts of the page, also those of modules that it has none of, until the life ends. What
 * has a name already is left alone.
 */
export function offerThemeFunctions(life: Life, { settle, scroll }: ThemeFunctions): void {
  const globals = window as unknown as Names
  const offer = standIns(life, globals)
  for (const [name, className] of Object.entries(FLAGS)) setGlobal(life, globals, [name, document.body.classList.contains(className)])
  setGlobal(life, globals, [LOADED, document.readyState === 'complete'])
  listen(life, window, 'load', () => (globals[LOADED] = true))
  for (const name of FOUND_BY_ITSELF) offer(name, () => settle())
  offer(animations.isThere, () => false)
  offer(animations.classes, () => [])
  offer(functions.init, () => {
    emitLegacy(window, events.before)
    settle()
    emitLegacy(document, events.after)
  })
  offer(functions.scroll, (target, isToTop, duration) => scroll(target, { isToTop: isToTop === true, duration }))
  offer(functions.subscribe, sendFormOf)
  offer(functions.debounce, (run, wait, isAtOnce) => debounced(run, Number(wait) || 0, isAtOnce === true))
  const plugins: unknown = pageJQuery()?.fn
  for (const name of plugins ? PLUGINS : []) standIns(life, plugins as Names)(name, function () {
    settle()
    return this
  })
}

/** Sets a global where the page has none of that name, until the life ends. */
function setGlobal(life: Life, globals: Names, [name, value]: readonly [string, unknown]): void {
  if (globals[name] !== undefined) return
  globals[name] = value
  life.onEnd(() => Reflect.deleteProperty(globals, name))
}

/** Sends, for a script, the form that its button stands in, an element or the first of a jQuery object: its unit hears of it, and nobody else sends it. */
function sendFormOf(button: unknown): void {
  const first: unknown = button instanceof Element ? button : typeof button === 'object' && button !== null && Reflect.get(button, 0)
  const form = first instanceof Element && invoke(first, 'closest', sent.form)
  if (form) form.dispatchEvent(new Event(sent.event, { bubbles: true, cancelable: true }))
}
