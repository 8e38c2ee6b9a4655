import {
  createLife,
  enterPage,
  keepClaims,
  live,
  onLegacyScript,
  pageInstance,
  problemOf,
  refuseSecondCopy,
  liveScript,
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
import { liveLegacyScripts, reviveLegacyScripts } from '@tillkit/platform'

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
    base: new URL('.', script.src),
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
  if (there && (there.loader || there.version !== __TILLKIT_VERSION__)) return refuseSecondCopy(__TILLKIT_VERSION__, there.version)
  const waits = new Map<string, Wait>()
  const stopped = new Set<string>()
  const missing = new Set<string>()
  const life = createLife((cause) => report(problemOf('tillkit', null, cause)))
  // A unit's own file may have come by itself, before this tag.
  const chosen = chosenOf(manifests, options).filter(({ name }) => !there?.runtime?.has(name))
  sayUnknown(options, manifests)
  const { hosts, stop } = there ?? {}
  enterPage(
    Object.assign(there ?? { version: __TILLKIT_VERSION__ }, {
      hosts(unit?: string) {
        const wanted = chosen.filter(({ name }) => (unit === undefined || name === unit) && !stopped.has(name))
        const stateOf = (one: UnitManifest) =>
          isRefused(one, options) ? 'refused' : missing.has(one.name) ? 'failed' : 'waiting'
        return [...(hosts?.(unit) ?? []), ...wanted.flatMap((one) => hostsOf(one, stateOf(one)))]
      },
      stop(unit?: string) {
        stop?.(unit)
        for (const { name } of chosen) {
          if (unit !== undefined && name !== unit) continue
          stopped.add(name)
          leave(name)
        }
      },
      loader: {
        force: options.force,
        stopped,
        held: (unit, help) => waits.get(unit)?.keeper.handOver(help) ?? [],
        started: (unit) => waits.get(unit)?.keeper.release(),
      } satisfies LoaderLink,
    }),
  )
  for (const manifest of chosen) {
    const [legacy] = isRefused(manifest, options) ? liveLegacyScripts(manifest.name) : []
    if (legacy) refuse(manifest, legacy)
    else waitFor(manifest)
  }
  onLegacyScript(life, (script, units) => {
    for (const manifest of chosen) {
      const waiting = waits.get(manifest.name)?.life.signal.aborted === false
      if (!units.includes(manifest.name) || !isRefused(manifest, options)) continue
      leave(manifest.name)
      // Of one whose code is on the way the code itself says so.
      if (waiting) refuse(manifest, script)
    }
  })

  function waitFor(manifest: UnitManifest): void {
    life.guard(() => manifest.stub?.())()
    const waiting = life.branch()
    const load = () => {
      if (waiting.signal.aborted) return
      waiting.end()
      bringStyles(options.base)
      options.bring(new URL(`${manifest.name}.js`, options.base).href).catch((cause: unknown) => {
        missing.add(manifest.name)
        if (!isRefused(manifest, options)) reportMissing(manifest, cause, life)
        keeper.release()
      })
    }
    const keeper = keepClaims(manifest.claims ?? [], load)
    waits.set(manifest.name, { life: waiting, keeper })
    live(waiting, manifest.selector, (element, itsLife) => whenReady(manifest.when, element, itsLife, load))
  }

  /** Waits no more for a unit, and lets go of what was held for it. */
  function leave(unit: string): void {
    waits.get(unit)?.life.end()
    waits.get(unit)?.keeper.release()
  }
}

/** The units that may run: those that the tag names, or all. */
export function chosenOf(manifests: readonly UnitManifest[], { units }: LoaderOptions): UnitManifest[] {
  return manifests.filter(({ name }) => units?.includes(name) ?? true)
}

/** Whether a live legacy script keeps the unit off. */
export function isRefused({ name }: UnitManifest, { force }: LoaderOptions): boolean {
  return force !== true && !force.includes(name) && liveLegacyScripts(name).length > 0
}

function refuse({ name, selector }: UnitManifest, script: HTMLScriptElement): void {
  if (document.querySelector(selector)) sayRefused(name, script)
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
  return [...document.querySelectorAll(selector)].map((element) => ({ unit: name, element, state }))
}

function reportMissing({ name }: UnitManifest, cause: unknown, life: Life): void {
  let revived = 0
  life.guard(() => {
    revived = reviveLegacyScripts(name, liveScript)
  })()
  report({
    ...problemOf(name, null, cause),
    message: `its code could not be loaded; ${revived > 0 ? "the shop's own script was started instead" : "the server's page stays as it is"}.`,
    advice: 'Check that all files of this version stand beside tillkit.js and that the page may load them.',
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
