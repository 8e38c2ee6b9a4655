import { type Life, listen } from '@tillkit/dom'
import { settle } from '@tillkit/mount'
import { emitLegacy, readGlobal } from '@tillkit/platform'
import { events as shared } from '../shared/anatomy.ts'
import { offerFunction } from '../shared/public-functions.ts'
import { scrollPageTo } from '../shared/scroll-to.ts'
import { scrollToElement } from '../shared/scroll-to-element.ts'
import { anatomy, changing, events, FLAGS, FOUND_BY_ITSELF, functions } from './anatomy.ts'

/** Sets a global where the page has none of that name, until the life ends. */
function setGlobal(life: Life, name: string, value: unknown): void {
  if (readGlobal(name) !== undefined) return
  Reflect.set(window, name, value)
  life.onEnd(() => Reflect.deleteProperty(window, name))
}

/** The element that a script means: one, the first of a jQuery collection, or what a selector finds. */
function elementOf(given: unknown): Element | null {
  if (given instanceof Element) return given
  if (typeof given === 'string') return document.querySelector(given)
  const first: unknown = typeof given === 'object' && given !== null ? Reflect.get(given, '0') : undefined
  return first instanceof Element ? first : null
}

/** Offers the theme's switches and functions to scripts of the page. */
export function offerGlobals(life: Life): void {
  for (const [name, className] of Object.entries(FLAGS)) setGlobal(life, name, document.body.classList.contains(className))
  setGlobal(life, changing.loaded, document.readyState === 'complete')
  listen(life, window, 'load', () => Reflect.set(window, changing.loaded, true))
  for (const name of FOUND_BY_ITSELF) offerFunction(life, name, settle)
  offerFunction(life, functions.init, () => {
    emitLegacy(window, shared.before)
    settle()
    emitLegacy(document, events.after)
  })
  offerFunction(life, functions.scroll, (target, isToTop, duration) => {
    const element = elementOf(target)
    const options = typeof duration === 'number' ? { duration } : {}
    if (isToTop === true) return void scrollPageTo(life, 0, options)
    // What stays in the window needs no way to it.
    if (element && !element.matches(anatomy.sticky)) void scrollToElement(life, element, options)
  })
  offerFunction(life, functions.debounce, (run, wait, isAtOnce) => debounced(run, Number(wait) || 0, isAtOnce === true))
}

/** A function that runs once calls have ceased for a time (ms), or with the first of them. */
function debounced(run: unknown, wait: number, isAtOnce: boolean): unknown {
  let timer: ReturnType<typeof setTimeout> | undefined
  return function (this: unknown, ...args: unknown[]) {
    const call = () => typeof run === 'function' && Reflect.apply(run, this, args)
    const isFirst = timer === undefined
    clearTimeout(timer)
    timer = setTimeout(() => {
      timer = undefined
      if (!isAtOnce) call()
    }, wait)
    if (isAtOnce && isFirst) call()
  }
}
