import {
  createLife,
  enterPage,
  keepClaims,
  live,
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
  type LoaderLink,
  type UnitManifest,
} from '@tillkit/mount'
import { liveLegacyScripts, reviveLegacyScripts, trace } from '@tillkit/platform'

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

/** Reads the attributes of our script tag: `data-units="a b"`, `data-force` or `data-force="a"`. */
export function readOptions(script: HTMLScriptElement, bring: LoaderOptions['bring']): LoaderOptions {
  const { units, force } = script.dataset
  const words = (text: string) => text.split(/[\s,]+/).filter(Boolean)
  return {
    base: new URL('.', script.src),
    units: units === undefined ? undefined : words(units),
    force: force === '' ? true : words(force ?? ''),
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
  const missing = new Set<string>()
  const life = createLife((cause) => report(problemOf('tillkit', null, cause)))
  const chosen = manifests.filter(({ name, applies }) => (options.units?.includes(name) ?? true) && (applies?.() ?? true))
  sayUnknown(options.units ?? [], manifests)
  const isRefused = ({ name }: UnitManifest) =>
    options.force !== true && !options.force.includes(name) && liveLegacyScripts(name).length > 0
  enterPage({
    version: __TILLKIT_VERSION__,
    hosts(unit) {
      const wanted = chosen.filter(({ name }) => (unit === undefined || name === unit) && !stopped.has(name))
      const stateOf = (one: UnitManifest) => (isRefused(one) ? 'refused' : missing.has(one.name) ? 'failed' : 'waiting')
      return wanted.flatMap((one) => hostsOf(one, stateOf(one)))
    },
    stop(unit) {
      for (const { name } of chosen) {
        if (unit !== undefined && name !== unit) continue
        stopped.add(name)
        waits.get(name)?.life.end()
        waits.get(name)?.keeper.release()
      }
    },
    loader: { force: options.force, stopped, started: (unit) => waits.get(unit)?.keeper.release() },
  })
  for (const manifest of chosen) {
    const [legacy] = isRefused(manifest) ? liveLegacyScripts(manifest.name) : []
    if (!legacy) waitFor(manifest)
    else if (document.querySelector(manifest.selector)) sayRefused(manifest.name, legacy)
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
          reportMissing(manifest, cause)
          keeper.release()
        },
      )
    }
    const keeper = keepClaims(manifest.claims ?? [], load)
    waits.set(manifest.name, { life: waiting, keeper })
    live(waiting, manifest.selector, (element, { signal }) => {
      trace({ kind: 'host', what: 'found', unit: manifest.name, on: element })
      whenReady(manifest.when, element, signal, load)
    })
  }
}

/** A unit whose code has not come: what watches for its moment, and what holds its touches. */
interface Wait {
  readonly life: EndableLife
  readonly keeper: ClaimKeeper
}

function sayUnknown(units: readonly string[], manifests: readonly UnitManifest[]): void {
  const names = manifests.map(({ name }) => name)
  const unknown = units.filter((unit) => !names.includes(unit))
  if (unknown.length === 0) return
  console.warn(`[tillkit] data-units names what is not in this version: ${unknown.join(', ')}. There are: ${names.join(', ')}.`)
}

function hostsOf({ name, selector }: UnitManifest, state: HostState): HostInfo[] {
  return [...document.querySelectorAll(selector)].map((element) => ({ unit: name, element, state }))
}

function reportMissing({ name }: UnitManifest, cause: unknown): void {
  const revived = reviveLegacyScripts(name, liveScript)
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
