import { ERROR_EVENT, INSTANCE, isNeeded, MOUNTED_EVENT, pageInstance, startUnit, type Problem, type Unit } from '@tillkit/mount'
import { phpJson } from '@tillkit/fixtures'
import { answerCalls, type Answers, type Posts } from './answers.ts'
import { forgetCart } from './cart-memory.ts'
import { setGlobals } from './globals.ts'
import { loadJQuery, loadPayButtons, loadVariationForm } from './page-scripts.ts'

/** A page as the server sends it, with what stands around its main part. */
export interface ServerPageOptions {
  /** The markup of the page's main part, from the printers of `@tillkit/fixtures`. */
  readonly html: string
  /** Page globals by name, as inline scripts set them. */
  readonly globals?: Readonly<Record<string, unknown>> | undefined
  /** Whether the page has jQuery, as every shop of the platform. Default true. */
  readonly jquery?: boolean | undefined
  /** The stand-in for the platform's variation form, and when it shows a variation. Default none. */
  readonly variationForm?: 'together' | 'delayed' | undefined
  /** Ways to pay with a button of their own, by their ids: what each button says. It places the order. Default none, and no register of such. */
  readonly payButtons?: Readonly<Record<string, string>> | undefined
  /** What the shop answers to calls, by endpoint. Default: every call fails. */
  readonly answers?: Answers | undefined
  /** What the shop answers to forms that are sent to its pages. Default: nothing of ours. */
  readonly posts?: Posts | undefined
  /** The page's settings for Tillkit, the content of `#tillkit-config`. Default none. */
  readonly config?: object | undefined
  /** Default `en-GB`. */
  readonly lang?: string | undefined
  /** Default `ltr`. */
  readonly dir?: 'ltr' | 'rtl' | undefined
  /** Classes that the platform sets for this kind of page. Default `single-product`. */
  readonly pageClass?: string | undefined
  /** Classes that the theme sets on the page's body, where a unit reads them there. Default none. */
  readonly bodyClass?: string | undefined
}

/** A page on which units run. */
export interface Stage {
  /** Those that the page gives something to stand on. */
  readonly units: readonly Unit[]
  readonly place: HTMLElement
  /** What was raised as `tillkit:error`, in order. */
  readonly problems: readonly Problem[]
  /** Resolves when every host has mounted or failed. Rejects when one never does. */
  readonly ready: Promise<void>
  /** Stops Tillkit and takes everything back, as if the page had been left. */
  close(): void
}

/** How long a unit may take to mount, in ms. */
const TIMEOUT_MS = 8000

let current: Stage | undefined

/** The page of the story that is shown, if a unit runs in it. */
export function currentStage(): Stage | undefined {
  return current
}

/** Opens a page in an element and starts its units on it. A story has one page, as a browser's window. */
export function openStage(place: HTMLElement, all: readonly Unit[], page: ServerPageOptions): Stage {
  current?.close()
  const ended = new AbortController()
  const { signal } = ended
  const undo: Array<() => void> = []
  const problems: Problem[] = []
  document.addEventListener(ERROR_EVENT, (event) => problems.push((event as CustomEvent<Problem>).detail), { signal })
  for (const type of ['click', 'submit']) window.addEventListener(type, stayHere(place), { signal })
  undo.push(keepAddress(), forgetCart(), describePage(page), setGlobals(window, page.globals ?? {}), answerCalls(page.answers ?? {}, page.posts), print(place, page))
  const units = all.filter(isNeeded)
  const ready = start(units, page, { signal, undo })
  // Whoever waits hears of it; a story that nobody waits for must not raise an unhandled rejection.
  ready.catch(() => undefined)
  const stage: Stage = {
    units,
    place,
    problems,
    ready,
    close() {
      if (current === stage) current = undefined
      ended.abort()
      pageInstance()?.stop()
      Reflect.deleteProperty(window, INSTANCE)
      for (const each of undo.reverse()) each()
      // The next story begins at its top, however long its page is.
      scrollTo({ top: 0, behavior: 'instant' })
    },
  }
  current = stage
  return stage
}

/**
 * Waits for the story's unit and compares what it raised with what the story announces.
 * @param fails whether the story shows an error: its tag is `fails`
 * @throws {Error} when the unit did not mount, raised what nobody expected, or did not raise what was announced
 */
export async function checkStage(fails: boolean): Promise<void> {
  if (!current) return
  await current.ready
  const raised = current.problems.map(({ unit, field, message }) => `${unit}, ${field}: ${message}`)
  if (fails && raised.length === 0) throw new Error('The story is tagged "fails", but no tillkit:error was raised.')
  if (!fails && raised.length > 0) throw new Error(`tillkit:error was raised: ${raised.join('; ')}`)
}

interface Doing {
  readonly signal: AbortSignal
  readonly undo: Array<() => void>
}

async function start(units: readonly Unit[], page: ServerPageOptions, { signal, undo }: Doing): Promise<void> {
  if (page.jquery ?? true) {
    const jQuery = await loadJQuery()
    if (signal.aborted) return
    undo.push(setGlobals(window, { jQuery, $: jQuery }))
  }
  if (page.variationForm) {
    undo.push(await loadVariationForm(page.variationForm))
    if (signal.aborted) return undo.pop()?.()
  }
  if (page.payButtons) {
    undo.push(await loadPayButtons(page.payButtons))
    if (signal.aborted) return undo.pop()?.()
  }
  // What a unit keeps on the document (its public surface) goes with the page.
  const known = new Set(Reflect.ownKeys(document))
  undo.push(() => {
    for (const key of Reflect.ownKeys(document)) if (!known.has(key)) Reflect.deleteProperty(document, key)
  })
  for (const unit of units) startUnit(unit)
  if (units.length === 0) throw new Error('The page gives no unit of the story anything to stand on.')
  await Promise.all(units.map((unit) => settled(unit, signal)))
}

/** Resolves when no host waits any more. Units that wait for a touch or for being seen may go on waiting. */
function settled(unit: Unit, signal: AbortSignal): Promise<void> {
  const states = () => pageInstance()?.hosts(unit.name).map(({ state }) => state) ?? []
  const isSettled = () => {
    if (states().length !== document.querySelectorAll(unit.selector).length) return false
    if (unit.when === 'interaction' || states().length === 0) return true
    return unit.when === 'visible' ? states().some((state) => state !== 'waiting') : !states().includes('waiting')
  }
  return new Promise((resolve, reject) => {
    const done = new AbortController()
    const timer = setTimeout(() => {
      done.abort()
      reject(new Error(`${unit.name} did not mount within ${TIMEOUT_MS} ms; its hosts: ${states().join(', ') || 'none'}`))
    }, TIMEOUT_MS)
    const look = () => {
      if (!signal.aborted && !isSettled()) return
      clearTimeout(timer)
      done.abort()
      resolve()
    }
    for (const type of [MOUNTED_EVENT, ERROR_EVENT]) {
      // The state is written before the event is dispatched, or right after it.
      document.addEventListener(type, () => queueMicrotask(look), { signal: done.signal })
    }
    signal.addEventListener('abort', look, { signal: done.signal })
    look()
  })
}

/** What a unit adds to the address is the story's, not Storybook's. */
function keepAddress(): () => void {
  const known = new URLSearchParams(location.search)
  const { hash } = location
  return () => {
    const url = new URL(location.href)
    for (const name of [...url.searchParams.keys()]) if (!known.has(name)) url.searchParams.delete(name)
    url.hash = hash
    if (url.href !== location.href) history.replaceState(history.state, '', url)
  }
}

function describePage({ lang = 'en-GB', dir = 'ltr', bodyClass = '' }: ServerPageOptions): () => void {
  const root = document.documentElement
  const classes = bodyClass.split(' ').filter(Boolean)
  const before = { lang: root.lang, dir: root.dir }
  Object.assign(root, { lang, dir })
  document.body.classList.add(...classes)
  return () => {
    Object.assign(root, before)
    document.body.classList.remove(...classes)
  }
}

function print(place: HTMLElement, { html, config }: ServerPageOptions): () => void {
  const settings = config
    ? `<script type="application/json" id="tillkit-config">${phpJson(config).replaceAll('<', '\\u003c')}</script>`
    : ''
  place.innerHTML = settings + html
  return () => place.replaceChildren()
}

/** A story has no other pages: its links and forms lead nowhere. Units, also those at the body, have heard of it by then. */
function stayHere(place: HTMLElement): (event: Event) => void {
  return (event) => {
    const { type, target } = event
    // An answer may have taken the element off the page meanwhile; the event's path still knows where it was.
    if (!event.composedPath().includes(place)) return
    if (type === 'submit' || (target instanceof Element && target.closest('a[href]'))) event.preventDefault()
  }
}
