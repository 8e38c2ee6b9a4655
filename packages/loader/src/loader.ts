import { createLife, native } from '@tillkit/dom'
import { enterPage, isNeeded, keepClaims, onIntent, onLiveScript, pageInstance, rememberChanges, sayRefused, whenReady, type HostInfo, type HostState, type KnownUnit, type LoaderLink, type Trigger, type UnitRow } from '@tillkit/mount'
import { legacyScriptOf, reviveForOthers, trace } from '@tillkit/platform'
import { ROWS, unitsOf } from './units.ts'
import { watchArrivals } from './arrivals.ts'
import { followCart, VISITS } from './follow-cart.ts'
import { sayBy, type BringWords, type Say } from './say.ts'
import { handingOver, PATIENCE, takeOver, type Candidate } from './take-over.ts'

/** What the script tag says. */
export interface LoaderOptions {
  /** The folder of this version's files. */
  readonly base: URL
  /** The units that may run (`data-units`); all when absent. */
  readonly units?: readonly string[] | undefined
  /** The units that there are: those of the build, or those that our tag says itself (`data-table`). */
  readonly known: readonly KnownUnit[]
  /** Units that run beside their live legacy script (`data-force`). */
  readonly force: LoaderLink['force']
  /** Brings a module; the browser's `import()`, or a test's own. */
  readonly bring: (url: string) => Promise<unknown>
  readonly words: BringWords
}

/**
 * Our script tag: the running one, or the one that has our file where an optimiser starts it in a way that names none.
 * Without a tag nobody knows where our files are: then nothing starts, which is said.
 */
export function scriptOf(running: Element | null): HTMLScriptElement | null {
  if (running instanceof HTMLScriptElement && running.src) return running
  const printed = document.querySelector<HTMLScriptElement>('script[src*="tillkit.js"]')
  if (!printed) console.error('[tillkit] Nothing starts: no script tag names tillkit.js.')
  return printed
}

/** Reads the attributes of our script tag: `data-units="a b"`, `data-force` or `data-force="a"`. */
export function readOptions(script: HTMLScriptElement, bring: LoaderOptions['bring']): LoaderOptions {
  const { units, force, table = '' } = script.dataset
  const words = (text: string) => text.split(/[\s,]+/).filter(Boolean)
  // The file that carries no table stands in a folder of its own.
  const base = new URL(__TILLKIT_TABLE__ ? '.' : '..', native(script, 'src'))
  return {
    base,
    known: unitsOf(__TILLKIT_TABLE__ ? ROWS : rowsIn(table)),
    units: __TILLKIT_TABLE__ && units !== undefined ? words(units) : undefined,
    force: force === '' || force === 'true' ? true : words(force ?? ''),
    bring,
    words: () => bring(new URL('words.js', base).href) as ReturnType<LoaderOptions['words']>,
  }
}

/** The rows of a table that our tag says itself; none where it cannot be read, which is said. */
function rowsIn(table: string): readonly UnitRow[] {
  try {
    const rows = JSON.parse(table) as readonly UnitRow[]
    rows.forEach(({ selector }) => document.querySelector(selector))
    return rows
  } catch (cause) {
    console.error(`[tillkit] Nothing starts: data-table: ${String(cause)}`)
    return []
  }
}

/** Whether the browser is one that Tillkit is made for; below that the server's page stays as it is. */
export function isCapable(): boolean {
  const element = HTMLElement.prototype
  // Browsers with `popover` have `inert`, which is older.
  return 'popover' in element && CSS.supports('selector(:has(a))')
}

/**
 * Watches the page for what the units mount on, holds the shopper's first touches, and brings each unit's code
 * when its moment has come.
 */
export function startLoader(options: LoaderOptions): void {
  const there = pageInstance()
  const say = sayBy(options)
  if (there) return say('second', 'tillkit', there.version)
  const { force, base, bring } = options
  const life = createLife((cause) => say('failed', 'tillkit', cause))
  const watch = watchArrivals(life)
  const changes = rememberChanges(life)
  const units = meantOf(options).map((manifest): Candidate => ({
    ...manifest,
    isForced: force === true || force.includes(manifest.name),
    isChosen: isNeeded(manifest),
    isStopped: false,
    isTold: false,
    isUntouched: true,
    state: 'waiting',
  }))
  /** What brings each unit that follows the basket, where its code has not been asked for. */
  const followers: (() => unknown)[] = []
  const meant = (name?: string) => units.filter((one) => name === undefined || one.name === name)
  if (__TILLKIT_TABLE__) sayUnknown(options, say)
  enterPage({
    version: __TILLKIT_VERSION__,
    hosts: (name) => meant(name).filter((one) => one.isChosen && !one.isStopped).flatMap(hostsOf),
    stop(name) {
      if (name === undefined) following.end()
      for (const one of meant(name)) {
        one.isStopped = true
        // The shop's own script, which may be on its way, is not to run for it either.
        leave(one, 'refused')
      }
    },
    loader: {
      force,
      of: (name) => meant(name)[0],
      changed: changes.has,
      held: (name, help) => meant(name).flatMap(({ keeper }) => keeper?.handOver(help) ?? []),
      hold: keepClaims,
      started: (name) => meant(name).forEach((one) => leave(one, 'mounted')),
    },
  })
  // Who prints the table knows beforehand what a page needs of a script.
  if (__TILLKIT_TABLE__) document.querySelectorAll<HTMLScriptElement>('script[data-tillkit-unless]').forEach(life.guard(reviveForOthers))
  const handOver = handingOver(life, changes)
  onLiveScript(life, watch, (script, hasRun) => {
    for (const one of units) {
      const { name, selector, legacy, keeper } = one
      if (one.isStopped || one.isForced || !legacyScriptOf(script, legacy)) continue
      if (keeper && (hasRun || !script.src)) handOver(keeper)
      one.state = 'refused'
      if (one.isChosen && document.querySelector(selector)) sayRefused(name, script, one)
      one.wait?.end()
    }
  })
  const following = life.branch()
  if (units.some(({ followsCart }) => followsCart)) followCart(following, () => followers.forEach((load) => load()))
  for (const one of units) {
    if (!one.isChosen) awaitNeeds(one)
    else if (one.state === 'waiting') waitFor(one)
  }

  /** An optimiser may hold back the script that prints a unit's global, and a theme the element that a unit stands on. */
  function awaitNeeds(one: Candidate): void {
    const waiting = life.branch()
    const places = (one.needs ?? []).filter((need) => need.startsWith('.'))
    watch(waiting, ['script', ...places].join(), () => {
      if (!isNeeded(one)) return
      waiting.end()
      one.isChosen = true
      if (one.state === 'waiting') waitFor(one)
    })
  }

  function waitFor(one: Candidate): void {
    if (__TILLKIT_TABLE__) life.guard(() => one.stub?.())()
    const waiting = (one.wait = life.branch())
    const load = () => {
      if (waiting.signal.aborted) return
      waiting.end()
      one.isUntouched = false
      bringStyles(one.styles)
      bringCode(one)
    }
    one.keeper = keepClaims(one.claims ?? [], load)
    if (one.followsCart) followers.push(() => document.querySelector(one.selector) && load())
    // What the server shows by itself, a dropdown under the pointer, wants our looks before our code.
    if (__TILLKIT_TABLE__ && one.triggers && one.selector !== 'body') watch(waiting, one.selector, (element) => whenReady('idle', element, waiting, () => bringStyles()))
    if (__TILLKIT_TRACED__) watch(waiting, one.selector, (element) => trace({ kind: 'host', what: 'found', unit: one.name, on: element }))
    for (const { selector, when = 'interaction', only } of one.triggers ?? [one as Trigger]) {
      if (only && !VISITS[only]()) continue
      if (when === 'interaction') onIntent(waiting, selector, load)
      else watch(waiting, selector, (element) => {
        one.isUntouched = false
        whenReady(when, element, waiting, load)
      })
    }
  }

  /** The style sheets of a unit; who prints the table links the one of all, others may leave it to us. */
  function bringStyles(styles: readonly string[] = []): void {
    for (const sheet of __TILLKIT_TABLE__ ? ['tillkit', ...styles] : styles) {
      const { href, pathname } = new URL(`${sheet}.css`, base)
      if (document.querySelector(`link[rel=stylesheet][href*="${__TILLKIT_TABLE__ && sheet === 'tillkit' ? 'tillkit.css' : pathname}"]`)) continue
      const link = document.createElement('link')
      // What is drawn waits for those of this class; not for one that cannot be had.
      document.head.append(Object.assign(link, { rel: 'stylesheet', href, className: 'tillkit', onerror: () => link.remove() }))
    }
  }

  function bringCode(one: Candidate): void {
    const { name } = one
    const file = `${name}.js`
    const replace = life.guard((cause?: unknown) => takeOver(one, life, say, cause))
    trace({ kind: 'code', what: 'asked for', name: file, unit: name })
    const timer = one.isForced ? undefined : setTimeout(replace, PATIENCE)
    // The browser by itself finds out only when the module has come. What does not come fails the module, too, which is told below.
    for (const chunk of one.chunks ?? []) bring(new URL(`${chunk}.js`, base).href).catch(() => undefined)
    bring(new URL(file, base).href).then(
      () => trace({ kind: 'code', what: 'came', name: file, unit: name }),
      (cause: unknown) => {
        trace({ kind: 'code', what: 'missing', name: file, unit: name })
        clearTimeout(timer)
        if (one.state === 'waiting') one.state = 'failed'
        replace(cause)
      },
    )
  }

  /** Waits no more for a unit, and lets go of what was held for it. */
  function leave(one: Candidate, state: HostState): void {
    one.state = state
    one.wait?.end()
    one.keeper?.release()
  }
}

/** The units that may run: those that the tag names, or all. */
function meantOf({ known, units }: LoaderOptions): readonly KnownUnit[] {
  // Who prints the table names no others in it.
  return __TILLKIT_TABLE__ && units ? known.filter(({ name }) => units.includes(name)) : known
}

/** Those of them for which the page has what they stand on. */
export function chosenOf(options: LoaderOptions): KnownUnit[] {
  return meantOf(options).filter(isNeeded)
}

function sayUnknown({ known: units, units: meant = [], force }: LoaderOptions, say: Say): void {
  const known = units.map(({ name }) => name)
  const unknown = [...meant, ...(force === true ? [] : force)].filter((unit) => !known.includes(unit))
  if (unknown[0]) say('unknown', 'tillkit', { unknown, known })
}

function hostsOf({ name: unit, selector, state, isUntouched }: Candidate): HostInfo[] {
  return Array.from(document.querySelectorAll(selector), (element) => ({ unit, element, state, isUntouched }))
}
