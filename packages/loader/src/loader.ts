import {
  createLife,
  enterPage,
  isNeeded,
  keepClaims,
  onLegacyScript,
  pageInstance,
  problemOf,
  refuseSecondCopy,
  report,
  sayRefused,
  whenReady,
  type ClaimKeeper,
  type EndableLife,
  type HostInfo,
  type HostState,
  type Life,
  type LoaderLink,
  type UnitManifest,
} from '@tillkit/mount'
import { native, reviveForOthers, reviveLegacyScripts, trace } from '@tillkit/platform'
import { watchArrivals } from './arrivals.ts'

/** For files that did not come. */
export const ADVICE = 'Check that all files of this version stand beside tillkit.js and that the page may load them.'

/** What the script tag says. */
export interface LoaderOptions {
  /** The folder of this version's files. */
  readonly base: URL
  /** The units that may run (`data-units`); all when absent. */
  readonly units?: readonly string[] | undefined
  /** Units that run beside their live legacy script (`data-force`). */
  readonly force: LoaderLink['force']
  /** Brings a module; the browser's `import()`, or a test's own. */
  readonly bring: (url: string) => Promise<unknown>
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
  const { units, force } = script.dataset
  const words = (text: string) => text.split(/[\s,]+/).filter(Boolean)
  return {
    base: new URL('.', native(script, 'src')),
    units: units === undefined ? undefined : words(units),
    force: force === '' || force === 'true' ? true : words(force ?? ''),
    bring,
  }
}

/** Whether the browser is one that Tillkit is made for; below that the server's page stays as it is. */
export function isCapable(): boolean {
  const element = HTMLElement.prototype
  return 'inert' in element && 'popover' in element && CSS.supports('selector(:has(a))')
}

/**
 * Watches the page for what the units mount on, holds the shopper's first touches, and brings each unit's code
 * when its moment has come.
 */
export function startLoader(manifests: readonly UnitManifest[], options: LoaderOptions): void {
  const there = pageInstance()
  if (there) return refuseSecondCopy(__TILLKIT_VERSION__, there.version)
  const waits = new Map<string, Wait>()
  const stopped = new Set<string>()
  const refused = new Set<string>()
  const isForced = (name: string) => options.force === true || options.force.includes(name)
  const missing = new Set<string>()
  const life = createLife((cause) => report(problemOf('tillkit', null, cause)))
  const watch = watchArrivals(life)
  const meant = meantOf(manifests, options)
  const chosen = meant.filter(isNeeded)
  sayUnknown(options, manifests)
  const isMeant = ({ name }: UnitManifest, unit?: string) => unit === undefined || name === unit
  const stateOf = (name: string) => (refused.has(name) ? 'refused' : missing.has(name) ? 'failed' : 'waiting')
  enterPage({
    version: __TILLKIT_VERSION__,
    hosts: (unit) =>
      chosen.filter((one) => isMeant(one, unit) && !stopped.has(one.name)).flatMap((one) => hostsOf(one, stateOf(one.name))),
    stop(unit) {
      for (const one of meant) {
        if (!isMeant(one, unit)) continue
        stopped.add(one.name)
        leave(one.name)
      }
    },
    loader: {
      force: options.force,
      stopped,
      held: (unit, help) => waits.get(unit)?.keeper.handOver(help) ?? [],
      started: (unit) => waits.get(unit)?.keeper.release(),
    },
  })
  document.querySelectorAll<HTMLScriptElement>('script[data-tillkit-unless]').forEach(life.guard(reviveForOthers))
  onLegacyScript(life, watch, (script, units) => {
    for (const one of meant) {
      const { name, selector } = one
      if (!units.includes(name) || refused.has(name) || isForced(name)) continue
      refused.add(name)
      // Of one whose code is on the way the code itself says so.
      if (chosen.includes(one) && !waits.get(name)?.life.signal.aborted && document.querySelector(selector)) sayRefused(name, script)
      leave(name)
    }
  })
  for (const manifest of chosen) if (!refused.has(manifest.name)) waitFor(manifest)
  for (const manifest of meant) if (!chosen.includes(manifest)) awaitNeeds(manifest)

  /** An optimiser may hold back the script that prints a unit's global, and a theme the element that a unit stands on. */
  function awaitNeeds(manifest: UnitManifest): void {
    const waiting = life.branch()
    const places = (manifest.needs ?? []).filter((need) => need.startsWith('.'))
    watch(waiting, ['script', ...places].join(), () => {
      if (!isNeeded(manifest)) return
      waiting.end()
      chosen.push(manifest)
      const { name } = manifest
      if (!stopped.has(name) && !refused.has(name)) waitFor(manifest)
    })
  }

  function waitFor(manifest: UnitManifest): void {
    life.guard(() => manifest.stub?.())()
    const waiting = life.branch()
    const load = () => {
      if (waiting.signal.aborted) return
      waiting.end()
      bringStyles(options.base)
      const file = `${manifest.name}.js`
      const note = (what: string) => trace({ kind: 'code', what, name: file, unit: manifest.name })
      note('asked for')
      options.bring(new URL(file, options.base).href).then(
        () => note('came'),
        (cause: unknown) => {
          note('missing')
          missing.add(manifest.name)
          if (!refused.has(manifest.name)) reportMissing(manifest, cause, life)
          keeper.release()
        },
      )
    }
    const keeper = keepClaims(manifest.claims ?? [], load)
    waits.set(manifest.name, { life: waiting, keeper })
    watch(waiting, manifest.selector, (element) => {
      if (__TILLKIT_TRACED__) trace({ kind: 'host', what: 'found', unit: manifest.name, on: element })
      whenReady(manifest.when, element, waiting, load)
    })
  }

  /** Waits no more for a unit, and lets go of what was held for it. */
  function leave(unit: string): void {
    waits.get(unit)?.life.end()
    waits.get(unit)?.keeper.release()
  }
}

/** The units that may run: those that the tag names, or all. */
function meantOf(manifests: readonly UnitManifest[], { units }: LoaderOptions): UnitManifest[] {
  return manifests.filter((one) => units?.includes(one.name) ?? true)
}

/** Those of them for which the page has what they stand on. */
export function chosenOf(manifests: readonly UnitManifest[], options: LoaderOptions): UnitManifest[] {
  return meantOf(manifests, options).filter(isNeeded)
}

/** A unit whose code has not come: what watches for its moment, and what holds its touches. */
interface Wait {
  readonly life: EndableLife
  readonly keeper: ClaimKeeper
}

function sayUnknown({ units = [], force }: LoaderOptions, manifests: readonly UnitManifest[]): void {
  const names = manifests.map(({ name }) => name)
  const unknown = [...units, ...(force === true ? [] : force)].filter((unit) => !names.includes(unit))
  if (unknown.length === 0) return
  console.warn(`[tillkit] Our tag: this version has no ${unknown.join(', ')}. It has ${names.join(', ')}.`)
}

function hostsOf({ name, selector }: UnitManifest, state: HostState): HostInfo[] {
  return Array.from(document.querySelectorAll(selector), (element) => ({ unit: name, element, state }))
}

function reportMissing({ name }: UnitManifest, cause: unknown, life: Life): void {
  let revived = 0
  life.guard(() => {
    revived = reviveLegacyScripts(name)
  })()
  report({
    ...problemOf(name, null, cause),
    message: `its code could not be loaded; ${revived > 0 ? "the shop's own script was started instead" : "the server's page stays as it is"}.`,
    advice: ADVICE,
  })
}

/** The style sheet, for pages whose head does not link it. */
function bringStyles(base: URL): void {
  if (document.querySelector('link[rel="stylesheet"][href*="tillkit.css"]')) return
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = new URL('tillkit.css', base).href
  document.head.append(link)
}
