import { type Life, listen } from '@tillkit/dom'
import { type Host, settle } from '@tillkit/mount'
import { emitLegacy, readGlobal } from '@tillkit/platform'
import { events as shared } from '../shared/anatomy.ts'
import { offerFunction } from '../shared/public-functions.ts'
import { changing, events, FLAGS, FOUND_BY_ITSELF, functions } from './anatomy.ts'

const loadScroll = () => import('./page-scroll.late.ts')
const loadSubscribe = () => import('./page-subscribe.late.ts')

/** Sets a global where the page has none of that name, until the life ends. */
function setGlobal(life: Life, name: string, value: unknown): void {
  if (readGlobal(name) !== undefined) return
  Reflect.set(window, name, value)
  life.onEnd(() => Reflect.deleteProperty(window, name))
}

/** Offers the theme's switches and functions to scripts of the page. */
export function offerGlobals(host: Host<null, undefined>): void {
  const life: Life = host

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
    host.bring(life, loadScroll, ({ smoothScroll }) => smoothScroll(life, target, { isToTop: isToTop === true, duration }))
  })
  offerFunction(life, functions.subscribe, (button) => host.bring(life, loadSubscribe, ({ sendFormOf }) => sendFormOf(button)))
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
