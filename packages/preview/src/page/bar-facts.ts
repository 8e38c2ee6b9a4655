import type { BarSettings } from './bar-settings.ts'

/** An element that a unit knows. */
interface HostFact {
  readonly unit: string
  readonly state: string
}

/** Something that the person at the preview should know, and what to do. */
interface Problem {
  readonly what: string
  readonly advice: string
}

/** What is true of the page at this moment. */
export interface BarFacts {
  readonly hosts: readonly HostFact[]
  /** Handles of the legacy scripts that are taken out of this page. */
  readonly takenOut: readonly string[]
  /** Handles of the scripts that stay on this page beside ours, because they hear of what those do. */
  readonly companions: readonly string[]
  /** Tracker tags taken out of this page. */
  readonly trackers: number
  readonly problems: readonly Problem[]
}

/** Files that hold legacy scripts among others: path → handles. */
export type Bundles = Readonly<Record<string, readonly string[]>>

/** Reads the page. */
export function readFacts(settings: BarSettings, bundles: Bundles): BarFacts {
  const marked = (kind: string, also = '') => [...document.querySelectorAll(`[data-tillkit-preview="${kind}"]${also}`)]
  // One that the page needs for something else is live again.
  const takenOut = marked('legacy', '[type]').map(({ id, attributes }) => id.replace(/-js$/, '') || (attributes.getNamedItem('src')?.value ?? ''))
  const hosts = settings.off ? [] : hostsNow()
  return {
    hosts,
    takenOut: [...new Set(takenOut)],
    companions: settings.off ? [] : companionsOf(settings),
    trackers: marked('tracking').length,
    problems: [
      ...cutOff(),
      ...(settings.off ? [] : [...combined(settings, takenOut, hosts, bundles), ...broughtBack(marked('legacy', ':not([type],[data-tillkit-with])')), ...ofHosts(hosts), ...neverStarted(), ...ownCopies(marked('own-copy').length)]),
    ],
  }
}

function hostsNow(): HostFact[] {
  const running: unknown = Reflect.get(window, Symbol.for('tillkit'))
  const list: unknown = Object(running).hosts
  return typeof list === 'function' ? (Reflect.apply(list, running, []) as HostFact[]) : []
}

function companionsOf({ legacy }: BarSettings): string[] {
  const known = legacy.flatMap(({ companions }) => companions)
  return known.filter(({ handle, file }) => [...document.scripts].some(({ id, src }) => id === `${handle}-js` || src.includes(file))).map(({ handle }) => handle)
}

function cutOff(): Problem[] {
  const mark = document.querySelector('tillkit-cut-off')
  if (!mark) return []
  const bytes = Number(mark.getAttribute('data-bytes')).toLocaleString('en-GB')
  return [{ what: `The shop’s answer was cut off after ${bytes} bytes: the end of this page is missing.`, advice: 'Load it again; if it stays so, look into the shop’s error log.' }]
}

/** The unit's HTML is there, and no tag of its legacy script: it is inside another file, or the shop prints none. */
function combined(settings: BarSettings, takenOut: readonly string[], hosts: readonly HostFact[], bundles: Bundles): Problem[] {
  const files = [...document.scripts].map(({ src }) => (src === '' ? '' : new URL(src).pathname))
  return settings.legacy.flatMap(({ handle, units, markers }) => {
    if (settings.saved || takenOut.includes(handle) || !hosts.some(({ unit }) => units.includes(unit))) return []
    const inline = markers.length > 0 && [...document.scripts].some(({ src, text }) => src === '' && markers.every((marker) => text.includes(marker)))
    const file = files.find((path) => bundles[path]?.includes(handle))
    const where = file === undefined ? (inline ? 'in an inline script' : undefined) : `in ${file}`
    return [
      where === undefined
        ? { what: `No tag of ${handle} was found, though its HTML is on this page.`, advice: 'If the shop’s own script still runs, an optimiser has combined it with others: switch that off for a preview.' }
        : { what: `${handle} is ${where}, together with others, and could not be taken out: both scripts run.`, advice: 'Switch the combining of scripts off in the shop’s optimiser, for a preview at least.' },
    ]
  })
}

/** Scripts that run after all, each with what on the page it is needed for: a unit that was not chosen, or who builds on it. */
function broughtBack(scripts: readonly Element[]): Problem[] {
  return scripts.flatMap(({ id, attributes }) => {
    const needs = attributes.getNamedItem('data-tillkit-unless')?.value
    const [found] = needs === undefined ? [] : document.querySelectorAll(needs)
    if (!found) return []
    const what = found.localName === 'script' ? `the script ${found.id.replace(/-js$/, '')}, which depends on it` : `<${found.localName} class="${found.getAttribute('class') ?? ''}">`
    return [{ what: `${id.replace(/-js$/, '')} runs: this page has ${what}.`, advice: 'Units that do a part of its work stay off here, as on the shop.' }]
  })
}

function ofHosts(hosts: readonly HostFact[]): Problem[] {
  const units = (state: string) => [...new Set(hosts.filter((host) => host.state === state).map(({ unit }) => unit))]
  return [
    ...units('refused').map((unit) => ({ what: `${unit} stays off: the shop’s own script is live on this page.`, advice: 'The console names the script.' })),
    ...units('failed').map((unit) => ({ what: `${unit} could not use this page’s HTML.`, advice: 'The console names the attribute; the server’s HTML stays.' })),
  ]
}

function neverStarted(): Problem[] {
  if (document.readyState !== 'complete' || Reflect.get(window, Symbol.for('tillkit'))) return []
  return [{ what: 'Tillkit did not start on this page.', advice: 'Look into the console for what kept its script from loading. Browsers from Chrome 114, Safari 17, Firefox 125 on.' }]
}

function ownCopies(count: number): Problem[] {
  if (count === 0) return []
  return [{ what: 'This shop has a Tillkit of its own. It was taken out, so that you see the one from here.', advice: 'Nothing to do.' }]
}
